import type { auditList } from '@/contract/audit'
import { type ListAddress, readListSearch } from '@/contract/list'
import { settingsList } from '@/contract/settings-list'
import type { SettingName } from '@/contract/setting-names'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { isSettingName } from '@/rules/merchants/setting-steps'
import { tenantAddress } from '@/rules/tenants/hosts'
import { CardPointStep } from '@/screens/office/go-live/card-point-step'
import { goLiveLabels } from '@/screens/office/go-live/log-labels'
import { ReviewStep } from '@/screens/office/go-live/review-step'
import { departmentLabels, useLogValues } from '@/screens/office/department-setup/use-log-values'
import { historyStep, SettingsScreen } from '@/screens/office/merchants/settings-screen'
import type { OtherStep } from '@/screens/office/merchants/settings-steps'
import { useTimeZone } from '@/screens/shared/time-zone'
import { addressSearch, type UnreadSearch } from '@/rules/addresses/address-search'
import { departmentSteps } from './department-steps'
import { useWayBack } from '@/screens/shared/list/use-list-page'

/** The step with what it shows; the search params of the history are those of its list. */
export type SettingsSearch = ListAddress<typeof auditList.query> & {
  readonly step?: string | undefined
  readonly department?: string | undefined
  readonly setting?: SettingName | undefined
}

// The step is part of every tab's address.
const exactly = { exact: true } as const

const fieldLabels = { ...goLiveLabels, ...departmentLabels }

/** The steps of the areas beside `merchants`, in any order. */
const otherSteps = (siteOf: (label: string) => string): readonly OtherStep[] => [
  {
    key: 'card-point',
    content: ({ id, is_enabled }, goTo) => (
      <CardPointStep merchantId={id} onSaved={() => is_enabled === 0 && goTo('users')} />
    ),
  },
  {
    key: 'review',
    content: (merchant, goTo) => (
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
  const wayBack = useWayBack()
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
      back={(content) => (
        <Link
          to="/admin/settings"
          search={readListSearch(settingsList.query, wayBack('/admin/settings'))}
        >
          {content}
        </Link>
      )}
      tabLink={(tab, content, isCurrent) => (
        <Link
          key={tab}
          to="."
          search={tab === 'history' ? { step: historyStep } : {}}
          aria-current={isCurrent ? 'page' : undefined}
          activeOptions={exactly}
          resetScroll={false}
        >
          {content}
        </Link>
      )}
      siteOf={(label) => tenantAddress(site, label)}
      usersLink={(merchantId, content) => (
        <Link to="/admin/users/merchants/$merchantId" params={{ merchantId }}>
          {content}
        </Link>
      )}
      steps={[
        ...departmentSteps({
          department: typeof department === 'string' ? department : undefined,
          setting,
          go: (place) => void navigate({ to: '.', search: place }),
        }),
        ...otherSteps((label) => tenantAddress(site, label)),
      ]}
      history={{
        zone: useTimeZone(),
        labels: fieldLabels,
        values: useLogValues(),
        search,
        onSearch: (next, { replace }) =>
          void navigate({
            to: '.',
            search: (old) => addressSearch({ ...old, ...next }),
            replace,
            resetScroll: false,
          }),
      }}
    />
  )
}
