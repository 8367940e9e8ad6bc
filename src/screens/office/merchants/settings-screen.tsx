import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { settingsQuery } from '@/api/merchant-settings'
import type { SettingsStep } from '@/contract/launch'
import type { Merchant } from '@/contract/merchant-setup'
import type { SettingName } from '@/contract/setting-names'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { DetailScreen } from '@/screens/shared/detail-screen'
import { WizardHeading } from '@/screens/shared/wizard/wizard-heading'
import { useMay } from '@/state/use-may'
import { BackLink } from '@/ui/action/back-link'
import { LinkButton } from '@/ui/action/link-button'
import { OutsideIcon } from '@/ui/display/icons'
import { Pill } from '@/ui/display/pill'
import { Banner } from '@/ui/feedback/banner'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { Tabs } from '@/ui/layout/tabs'
import { NewIdentity } from './identity-step'
import { type HistoryProps, SettingsHistory } from './settings-history'
import { type OtherStep, SettingsSteps } from './settings-steps'
import { stepWords } from './step-words'

export type SettingsTab = 'steps' | 'history'

interface SettingsScreenProps {
  /** undefined: a new merchant. */
  id: string | undefined
  /** The `step` of the address. */
  step: string | undefined
  /** The `setting` of the address. */
  setting: SettingName | undefined
  onStep: (step: SettingsStep) => void
  onAdded: (merchant: Merchant) => void
  /** The link to the list of merchants. */
  back: (content: ReactNode) => ReactNode
  tabLink: (tab: SettingsTab, content: ReactNode, isCurrent: boolean) => ReactNode
  /** The site's address with a subdomain: `https://tiffin.pay.example`. */
  siteOf: (subdomain: string) => string
  /** Links the users of a merchant. */
  usersLink: (merchantId: string, content: ReactNode) => ReactNode
  /** Steps of other areas. */
  steps: readonly OtherStep[]
  history: HistoryProps
}

export const historyStep = 'history'

/** A3: the settings of a merchant, step by step; a new one begins with its identity. */
export function SettingsScreen({ id, back, onAdded, ...props }: SettingsScreenProps) {
  const link = back(<FormattedMessage id="merchants.page.back" />)
  return id === undefined ? (
    <NewMerchant back={link} onAdded={onAdded} />
  ) : (
    <KnownMerchant {...props} id={id} back={link} />
  )
}

interface NewMerchantProps extends Pick<SettingsScreenProps, 'onAdded'> {
  back: ReactNode
}

function NewMerchant({ back, onAdded }: NewMerchantProps) {
  const { formatMessage } = useIntl()
  const mayAdd = useMay('settings.create')
  return (
    <>
      <PageHeading
        back={<BackLink>{back}</BackLink>}
        title={<FormattedMessage id="merchants.page.add" />}
        {...(mayAdd && { subtitle: <FormattedMessage id="merchants.page.addLead" /> })}
      />
      {mayAdd ? (
        <Stack gap="5">
          <WizardHeading
            title={formatMessage({ id: stepWords.identity.title })}
            lead={formatMessage({ id: stepWords.identity.lead })}
          />
          <NewIdentity onAdded={onAdded} />
        </Stack>
      ) : (
        <p>
          <FormattedMessage id="merchants.page.mayNot" />
        </p>
      )}
    </>
  )
}

interface KnownMerchantProps extends Omit<SettingsScreenProps, 'id' | 'back' | 'onAdded'> {
  id: string
  back: ReactNode
}

function KnownMerchant({ id, back, step, tabLink, siteOf, history, ...props }: KnownMerchantProps) {
  const { formatMessage } = useIntl()
  const query = useQuery(settingsQuery(id))
  const mayEdit = useMay('settings.edit')
  const tab: SettingsTab = step === historyStep ? 'history' : 'steps'
  return (
    <DetailScreen
      query={query}
      back={back}
      title={<FormattedMessage id="office.page.settings" />}
      heading={(merchant) => ({
        title: merchant.name,
        subtitle: <Subtitle merchant={merchant} siteOf={siteOf} />,
        ...(!isDisabled(merchant) && {
          action: (
            <LinkButton
              variant="outline"
              href={siteOf(merchant.sub_domain)}
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
            {tabLink('steps', <FormattedMessage id="merchants.page.steps" />, tab === 'steps')}
            {tabLink(
              'history',
              <FormattedMessage id="merchants.page.history" />,
              tab === 'history',
            )}
          </Tabs>
          {!mayEdit && tab === 'steps' && (
            <Banner>
              <FormattedMessage id="merchants.page.readOnly" />
            </Banner>
          )}
          {tab === 'steps' ? (
            <SettingsSteps {...props} merchant={merchant} step={step} siteOf={siteOf} />
          ) : (
            <SettingsHistory {...history} merchant={merchant} />
          )}
        </Stack>
      )}
    </DetailScreen>
  )
}

function Subtitle({
  merchant,
  siteOf,
}: { merchant: Merchant } & Pick<SettingsScreenProps, 'siteOf'>) {
  const { host } = new URL(siteOf(merchant.sub_domain))
  const isOff = isDisabled(merchant)
  return (
    <Line>
      <span>{host}</span>
      <Pill tone={isOff ? 'plain' : 'brand'}>
        <FormattedMessage id={isOff ? 'merchants.page.off' : 'merchants.page.on'} />
      </Pill>
      {merchant.environment === 'UAT' && (
        <Pill tone="due">
          <FormattedMessage id="merchants.page.test" />
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
