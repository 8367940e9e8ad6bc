import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { settingsQuery } from '@/api/merchants/merchant-settings'
import { type SettingsStep, settingsSteps } from '@/contract/merchants/launch'
import { readListSearch } from '@/contract/list'
import { settingsList } from '@/contract/merchants/settings-list'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import type { SettingName } from '@/contract/merchants/setting-names'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { DetailScreen } from '@/screens/shared/detail/detail-screen'
import { useWayBack } from '@/screens/shared/list/use-list-page'
import { useSiteOf } from '@/screens/shared/merchant/site'
import { TabLink } from '@/screens/shared/detail/tab-link'
import { NewWizard } from '@/screens/shared/wizard/wizard'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { LinkButton } from '@/ui/action/link-button'
import { OutsideIcon } from '@/ui/display/icons'
import { Pill } from '@/ui/display/pill'
import { Banner } from '@/ui/feedback/banner'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { Tabs } from '@/ui/layout/tabs'
import { NewIdentity } from './identity-step'
import { type HistoryProps, SettingsHistory } from './settings-history'
import { type OtherStep, SettingsSteps } from './settings-steps'
import { stepWords } from './step-words'

interface SettingsScreenProps {
  /** undefined: a new merchant. */
  id: string | undefined
  /** The `step` of the address. */
  step: string | undefined
  /** The `setting` of the address. */
  setting: SettingName | undefined
  onStep: (step: SettingsStep) => void
  onAdded: (merchant: Merchant) => void
  /** Steps of other areas. */
  steps: readonly OtherStep[]
  history: HistoryProps
}

const historyStep = 'history'

/** A3: the settings of a merchant, step by step; a new one begins with its identity. */
export function SettingsScreen({ id, onAdded, ...props }: SettingsScreenProps) {
  return id === undefined ? <NewMerchant onAdded={onAdded} /> : <KnownMerchant {...props} id={id} />
}

/** To the list of merchants, as it was. */
function ListLink() {
  const wayBack = useWayBack()
  return (
    <Link
      to="/admin/settings"
      search={readListSearch(settingsList.query, wayBack('/admin/settings'))}
    >
      <FormattedMessage id="merchants.page.back" />
    </Link>
  )
}

function NewMerchant({ onAdded }: Pick<SettingsScreenProps, 'onAdded'>) {
  const { formatMessage } = useIntl()
  const mayAdd = useMay('settings.create')
  const [first, ...later] = settingsSteps
  const titleOf = (key: SettingsStep) => ({
    key,
    title: formatMessage({ id: stepWords[key].title }),
  })
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            <ListLink />
          </BackLink>
        }
        title={<FormattedMessage id="merchants.page.add" />}
        {...(mayAdd && { subtitle: <FormattedMessage id="merchants.page.addLead" /> })}
      />
      {mayAdd ? (
        <NewWizard
          label={formatMessage({ id: 'merchants.page.steps' })}
          steps={[titleOf(first), ...later.map(titleOf)]}
          lead={formatMessage({ id: stepWords.identity.lead })}
        >
          <NewIdentity onAdded={onAdded} />
        </NewWizard>
      ) : (
        <p>
          <FormattedMessage id="merchants.page.mayNot" />
        </p>
      )}
    </>
  )
}

interface KnownMerchantProps extends Omit<SettingsScreenProps, 'id' | 'onAdded'> {
  id: string
}

function KnownMerchant({ id, step, history, ...props }: KnownMerchantProps) {
  const siteOf = useSiteOf()
  const { formatMessage } = useIntl()
  const query = useQuery(settingsQuery(id))
  const mayEdit = useMay('settings.edit')
  const isHistory = step === historyStep
  return (
    <DetailScreen
      query={query}
      back={<ListLink />}
      title={<FormattedMessage id="office.page.admin-add-settings" />}
      heading={(merchant) => ({
        title: merchant.name,
        subtitle: <Subtitle merchant={merchant} />,
        ...(!isDisabled(merchant) && {
          action: (
            <LinkButton
              variant="outline"
              href={siteOf(merchant.sub_domain).href}
              target="_blank"
              rel="noreferrer"
            >
              <OutsideIcon />
              <FormattedMessage id="merchants.page.open" />
            </LinkButton>
          ),
        }),
      })}
      failed={<FormattedMessage id="merchants.page.failed" />}
      skeleton={settingsSkeleton}
    >
      {(merchant) => (
        <Stack gap="5">
          <Tabs label={formatMessage({ id: 'merchants.page.tabs' })}>
            <TabLink search={{}} isCurrent={!isHistory}>
              <FormattedMessage id="merchants.page.steps" />
            </TabLink>
            <TabLink search={{ step: historyStep }} isCurrent={isHistory}>
              <FormattedMessage id="merchants.page.history" />
            </TabLink>
          </Tabs>
          {!mayEdit && !isHistory && (
            <Banner>
              <FormattedMessage id="merchants.page.readOnly" />
            </Banner>
          )}
          {isHistory ? (
            <SettingsHistory {...history} merchant={merchant} />
          ) : (
            <SettingsSteps {...props} merchant={merchant} step={step} />
          )}
        </Stack>
      )}
    </DetailScreen>
  )
}

function Subtitle({ merchant }: { merchant: Merchant }) {
  const { host } = useSiteOf()(merchant.sub_domain)
  const isOff = isDisabled(merchant)
  return (
    <Line>
      <span>{host}</span>
      <Pill tone={isOff ? 'plain' : 'brand'}>
        <FormattedMessage id={isOff ? 'merchants.page.off' : 'merchants.page.on'} />
      </Pill>
      {merchant.environment === 'UAT' && (
        <Pill tone="due">
          <FormattedMessage id="list.environment.test" />
        </Pill>
      )}
    </Line>
  )
}

const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

const settingsSkeleton = (
  <Skeleton>
    <Stack gap="5">
      <Bone height="2.5rem" />
      <Card padded>
        <Bone height="24rem" />
      </Card>
    </Stack>
  </Skeleton>
)
