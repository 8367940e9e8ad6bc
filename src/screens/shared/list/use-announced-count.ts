import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { announce } from '@/ui/feedback/live-region'
import type { ListState } from './use-list-state'

/** Announces the number of rows after a search or a filter. `null`: unknown yet. */
export function useAnnouncedCount(
  total: number | null,
  { text, filters }: Pick<ListState, 'text' | 'filters'>,
): void {
  const { count } = useFormats()
  const { formatMessage } = useIntl()
  const scope = JSON.stringify([text, filters])
  const said = useRef(scope)
  useEffect(() => {
    if (total === null || said.current === scope) return
    said.current = scope
    announce(formatMessage({ id: 'list.count.matching' }, { count: total, shown: count(total) }))
  }, [total, scope, count, formatMessage])
}
