import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { PastImport } from '@/contract/imports/imports'
import { RefreshIcon } from '@/ui/display/icons'
import type { MenuAction } from '@/ui/overlay/action-menu'
import { useUndo } from './use-undo'

interface HistoryActions {
  readonly actions: (row: PastImport) => readonly MenuAction[]
  /** The question, and why an undo failed; above the list. */
  readonly notices: ReactNode
}

/** Undo, where the viewer may and it is not too late. */
export function useHistoryActions(zone: string): HistoryActions {
  const { formatMessage } = useIntl()
  const { ask, notices } = useUndo(zone)
  return {
    actions: ({ id, file, kind, imported, undo_until }) =>
      undo_until === null
        ? []
        : [
            {
              key: 'undo',
              label: formatMessage({ id: 'imports.undo.verb' }),
              icon: <RefreshIcon />,
              tone: 'danger',
              onSelect: () => ask({ id, file, kind, imported, until: undo_until }),
            },
          ],
    notices,
  }
}
