import type { auditList } from '@/contract/audit'
import type { ListAddress } from '@/contract/list'
import type { SettingName } from '@/contract/merchants/setting-names'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { isSettingName } from '@/rules/merchants/setting-steps'
import { tenantAddress } from '@/rules/tenants/hosts'
import { CardPointStep } from '@/screens/office/go-live/card-point-step'
import { goLiveLabels } from '@/screens/office/go-live/log-labels'
import { ReviewStep } from '@/screens/office/go-live/review-step'
import { departmentLabels, useLogValues } from '@/screens/office/department-setup/use-log-values'
import { SettingsScreen } from '@/screens/office/merchant-settings/settings-screen'
import type { OtherStep } from '@/screens/office/merchant-settings/settings-steps'
import type { UnreadSearch } from '@/rules/addresses/address-search'
import { departmentSteps } from './department-steps'

/** The step with what it shows; the search params of the history are those of its list. */
export type SettingsSearch = ListAddress<typeof auditList.query> & {
  readonly step?: string | undefined
  readonly department?: string | undefined
  readonly setting?: SettingName | undefined
}

const fieldLabels = { ...goLiveLabels, ...departmentLabels }

/** The steps of the areas beside `merchants`, in any order. */
const otherSteps = (siteOf: (label: string) => string): readonly OtherStep[] => [
  {
    key: 'card-point',
    content: ({ id }, { goTo, next, onward }) => (
      <CardPointStep
        merchantId={id}
        next={next}
        onward={onward}
        onSaved={() => next !== undefined && goTo('users')}
      />
    ),
  },
  {
    key: 'review',
    content: (merchant, { goTo }) => (
      <ReviewStep merchant={merchant} onStep={goTo} siteHref={siteOf(merchant.sub_domain)} />
    ),
  },
]

interface SettingsPageProps {
  /** undefined: the form adds a merchant. */
  id: string | undefined
  search: UnreadSearch<SettingsSearch>
}

/** The settings of one merchant; the step stands in the address. */
export function SettingsPage({ id, search }: SettingsPageProps) {
  const navigate = useNavigate()
  const { site } = useRouter().options.context
  const { step, department, setting: named } = search
  const setting = isSettingName(named) ? named : undefined
  return (
    <SettingsScreen
      key={id ?? 'new'}
      id={id}
      step={typeof step === 'string' ? step : undefined}
      setting={setting}
      onStep={(next) => void navigate({ to: '.', search: { step: next } })}
      onAdded={({ id: added }) =>
        void navigate({
          to: '/admin/settings/add-settings/{-$id}',
          params: { id: added },
          search: { step: 'domain' },
          replace: true,
          ignoreBlocker: true,
        })
      }
      steps={[
        ...departmentSteps({
          department: typeof department === 'string' ? department : undefined,
          setting,
          go: (place) => void navigate({ to: '.', search: place }),
        }),
        ...otherSteps((label) => tenantAddress(site, label)),
      ]}
      history={{
        labels: fieldLabels,
        values: useLogValues(),
      }}
    />
  )
}
