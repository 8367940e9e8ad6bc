import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { endWindow, removeWindow, windowKeys } from '@/api/merchants/maintenance-windows'
import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { useFormats } from '@/i18n/format'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { DoneIcon, EditIcon, RemoveIcon, ShowIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import type { MenuAction } from '@/ui/overlay/action-menu'
import type { MaintenanceSearch } from './maintenance-search'
import { useWindowTexts } from './use-window-texts'
import { questionWords } from './window-words'

interface Options {
  /** The list that they lead from. */
  list: Omit<MaintenanceSearch, 'window'>
  /** After a window was ended or deleted. */
  onDone?: () => void
}

/** What can be done to a window, and the questions before it. */
export function useWindowActions({ list, onDone }: Options): {
  actions: (row: MaintenanceWindow) => readonly MenuAction[]
  notices: ReactNode
} {
  const { formatMessage } = useIntl()
  const mayEdit = useMay('maintenance.edit')
  const mayDelete = useMay('maintenance.delete')
  const end = useWrite<MaintenanceWindow>({
    about: ({ id }) => `the end of maintenance ${id}`,
    call: ({ id, version }, { key }) => endWindow(id, version, key),
    invalidates: windowKeys,
    done: () => onDone?.(),
    toast: true,
    successMessage: (_, { sites }) =>
      formatMessage({ id: 'maintenance-windows.end.done' }, { count: sites }),
    words: questionWords,
  })
  const remove = useWrite<MaintenanceWindow>({
    call: ({ id }) => removeWindow(id),
    invalidates: windowKeys,
    done: () => onDone?.(),
    toast: true,
    successMessage: formatMessage({ id: 'maintenance-windows.delete.done' }),
    words: questionWords,
  })
  const { sitesOf } = useWindowTexts()
  const { instant } = useFormats()
  const actions = (row: MaintenanceWindow): MenuAction[] => {
    const { id, state } = row
    const isOpen = mayEdit && state !== 'past'
    const entries: (MenuAction | false)[] = [
      {
        key: 'open',
        label: formatMessage({
          id: isOpen ? 'maintenance-windows.action.edit' : 'maintenance-windows.action.view',
        }),
        icon: isOpen ? <EditIcon /> : <ShowIcon />,
        link: (item) => <Link to="/admin/maintenance" search={{ ...list, window: id }} {...item} />,
      },
      mayEdit &&
        state === 'current' && {
          key: 'end',
          label: formatMessage({ id: 'maintenance-windows.action.end' }),
          icon: <DoneIcon />,
          onSelect: () => end.ask(row),
        },
      mayDelete && {
        key: 'delete',
        label: formatMessage({ id: 'maintenance-windows.action.delete' }),
        icon: <RemoveIcon />,
        tone: 'danger',
        disabledReason:
          state === 'upcoming'
            ? undefined
            : formatMessage({ id: `maintenance-windows.delete.${state}` }),
        onSelect: () => remove.ask(row),
      },
    ]
    return entries.filter((entry) => entry !== false)
  }
  return {
    actions,
    notices: (
      <>
        <ConfirmWrite
          write={end}
          title={(row) => (
            <FormattedMessage id="maintenance-windows.end.title" values={{ sites: sitesOf(row) }} />
          )}
          verb={<FormattedMessage id="maintenance-windows.action.end" />}
        >
          {(row) => <EndText row={row} />}
        </ConfirmWrite>
        <ConfirmWrite
          write={remove}
          tone="danger"
          title={(row) => (
            <FormattedMessage
              id="maintenance-windows.delete.title"
              values={{ sites: sitesOf(row), when: instant(row.starts_at, row.time_zone) }}
            />
          )}
          verb={<FormattedMessage id="maintenance-windows.action.delete" />}
        >
          {(row) => <DeleteText row={row} />}
        </ConfirmWrite>
      </>
    ),
  }
}

/** What the end of a window means, on how many sites. */
function EndText({ row }: { row: MaintenanceWindow }) {
  const { level, sites, still_covered } = row
  return (
    <Stack gap="2">
      <p>
        <FormattedMessage id={`maintenance-windows.end.${level}`} values={{ count: sites }} />
      </p>
      {still_covered > 0 && (
        <p>
          <FormattedMessage
            id="maintenance-windows.end.covered"
            values={{ count: still_covered }}
          />
        </p>
      )}
      <p>
        <FormattedMessage id="maintenance-windows.end.record" />
      </p>
    </Stack>
  )
}

function DeleteText({ row }: { row: MaintenanceWindow }) {
  const { sitesOf } = useWindowTexts()
  return (
    <Stack gap="2">
      <p>
        <q>{row.message}</q>
      </p>
      <p>
        <FormattedMessage id="maintenance-windows.delete.text" values={{ sites: sitesOf(row) }} />
      </p>
    </Stack>
  )
}
