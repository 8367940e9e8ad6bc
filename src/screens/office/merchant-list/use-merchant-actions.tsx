import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { removeMerchant, switchSite } from '@/api/merchants/settings-list'
import type { ListedSettings } from '@/contract/merchants/settings-list'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useSiteOf } from '@/screens/shared/merchant/site'
import { SwitchingOn } from '@/screens/shared/merchant/switching-on'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import {
  CopyIcon,
  DoneIcon,
  EditIcon,
  HideIcon,
  OutsideIcon,
  RemoveIcon,
  ShowIcon,
} from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import type { MenuAction } from '@/ui/overlay/action-menu'
import { CopyDialog } from './copy-dialog'
import { refusalWords } from './settings-words'
import type { SettingPlace } from './use-setting-search'

type Change = 'enable' | 'disable' | 'delete'

interface Asked {
  readonly change: Change
  readonly merchant: ListedSettings
}

const titles: Readonly<Record<Change, MessageId>> = {
  enable: 'merchant-list.enable.title',
  disable: 'merchant-list.disable.title',
  delete: 'merchant-list.delete.title',
}
const verbs: Readonly<Record<Change, MessageId>> = {
  enable: 'merchant-list.action.enable',
  disable: 'merchant-list.action.disable',
  delete: 'merchant-list.action.delete',
}
const dones: Readonly<Record<Change, MessageId>> = {
  enable: 'merchant-list.done.enabled',
  disable: 'merchant-list.done.disabled',
  delete: 'merchant-list.done.deleted',
}
const reasons = {
  enabled: 'merchant-list.reason.enabled',
  has_payments: 'merchant-list.reason.payments',
} as const satisfies Readonly<Record<NonNullable<ListedSettings['delete_problem']>, MessageId>>

/**
 * The menu of a merchant, and the questions that it asks (product.md A2). `place`: the setting that a
 * merchant's settings are opened at.
 */
export function useMerchantActions(
  place: SettingPlace | undefined,
  rows: readonly ListedSettings[],
): { actions: (merchant: ListedSettings) => readonly MenuAction[]; notices: ReactNode } {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const siteOf = useSiteOf()
  const mayEdit = useMay('settings.edit')
  const maySwitch = useMay('merchants.status')
  const mayDelete = useMay('merchants.delete')
  const write = useWrite<Asked>({
    call: ({ change, merchant: { id } }) =>
      change === 'delete' ? removeMerchant(id) : switchSite(id, change === 'enable'),
    invalidates: [
      officeKeys.settings.all,
      officeKeys.merchantList.all,
      officeKeys.dashboard.all,
      keys.users.all,
      officeKeys.audit.all,
    ],
    words: refusalWords,
    toast: true,
    successMessage: (_, { change, merchant: { name } }) =>
      formatMessage({ id: dones[change] }, { name }),
  })
  /** The dialog's verb while it closes, too. */
  const [change, setChange] = useState<Change>('disable')
  const [copying, setCopying] = useState<ListedSettings | null>(null)
  const ask = (asked: Asked) => {
    setChange(asked.change)
    write.ask(asked)
  }

  const blockedReason = (problems: ListedSettings['problems']) =>
    formatMessage(
      { id: 'merchant-list.reason.blocked' },
      {
        problems: list(
          problems.map((code) => formatMessage({ id: `merchant-list.problem.${code}` })),
        ),
      },
    )

  const actions = (merchant: ListedSettings): MenuAction[] => {
    const { id, status, sub_domain, delete_problem, problems } = merchant
    const isOn = status === 'enabled'
    const entries: (MenuAction | false)[] = [
      {
        key: 'settings',
        label: formatMessage({
          id: mayEdit ? 'merchant-list.action.edit' : 'merchant-list.action.view',
        }),
        icon: mayEdit ? <EditIcon /> : <ShowIcon />,
        link: (item) => (
          <Link
            to="/admin/settings/add-settings/{-$id}"
            params={{ id }}
            search={{ ...place }}
            {...item}
          />
        ),
      },
      {
        key: 'open',
        label: formatMessage({ id: 'merchant-list.action.open' }),
        icon: <OutsideIcon />,
        disabledReason: isOn ? undefined : formatMessage({ id: 'merchant-list.action.openReason' }),
        link: ({ children, ...item }) => (
          <a {...item} href={siteOf(sub_domain).href} target="_blank" rel="noopener">
            {children}
          </a>
        ),
      },
      mayEdit && {
        key: 'copy',
        label: formatMessage({ id: 'merchant-list.action.copy' }),
        icon: <CopyIcon />,
        onSelect: () => setCopying(merchant),
      },
      maySwitch && {
        key: 'switch',
        label: formatMessage({ id: verbs[isOn ? 'disable' : 'enable'] }),
        icon: isOn ? <HideIcon /> : <DoneIcon />,
        tone: isOn ? 'danger' : 'plain',
        disabledReason: isOn || problems.length === 0 ? undefined : blockedReason(problems),
        onSelect: () => ask({ change: isOn ? 'disable' : 'enable', merchant }),
      },
      mayDelete && {
        key: 'delete',
        label: formatMessage({ id: 'merchant-list.action.delete' }),
        icon: <RemoveIcon />,
        tone: 'danger',
        disabledReason:
          delete_problem === null ? undefined : formatMessage({ id: reasons[delete_problem] }),
        onSelect: () => ask({ change: 'delete', merchant }),
      },
    ]
    return entries.filter((entry) => entry !== false)
  }

  return {
    actions,
    notices: (
      <>
        {copying !== null && <CopyDialog merchant={copying} onClose={() => setCopying(null)} />}
        <ConfirmWrite
          write={write}
          title={({ change: asked, merchant: { name } }) => (
            <FormattedMessage id={titles[asked]} values={{ name }} />
          )}
          verb={<FormattedMessage id={verbs[change]} />}
          typed={({ merchant }) => merchant.name}
          tone={change === 'enable' ? 'plain' : 'danger'}
        >
          {({ change: asked, merchant }) => (
            <Consequences
              change={asked}
              // The list may have been read again since.
              merchant={rows.find(({ id }) => id === merchant.id) ?? merchant}
              host={siteOf(merchant.sub_domain).host}
            />
          )}
        </ConfirmWrite>
      </>
    ),
  }
}

interface ConsequencesProps {
  change: Change
  merchant: ListedSettings
  host: string
}

/** What will happen, and to whom. */
function Consequences({ change, merchant, host }: ConsequencesProps) {
  switch (change) {
    case 'disable':
      return (
        <Stack gap="2">
          <p>
            <FormattedMessage id="merchant-list.disable.visitors" values={{ host }} />{' '}
            <FormattedMessage
              id="merchant-list.disable.people"
              values={{ count: merchant.signed_in }}
            />
          </p>
          <p>
            <FormattedMessage id="merchant-list.disable.payments" />
          </p>
        </Stack>
      )
    case 'enable':
      return <SwitchingOn {...merchant} host={host} />
    case 'delete':
      return (
        <p>
          <FormattedMessage id="merchant-list.delete.text" values={{ host }} />
        </p>
      )
  }
}
