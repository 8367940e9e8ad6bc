import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { exportPageSize } from '@/contract/list'
import { now } from '@/state/clock'
import { showToast } from '@/ui/feedback/toast'
import type { ListExport } from './export/export-types'

/** Rows of a list that were read together. */
export interface ReadRows<Row> {
  readonly data: readonly Row[]
  /** The number of all that match. */
  readonly total: number
  readonly readAt: number
}

/** One call reads them, and a browser lays them out within seconds; more are a file's. */
export const mostPrintedRows = exportPageSize

/** All rows of a list while they are printed; null: the list shows its own page. */
export function usePrintedRows<Row>() {
  const [all, setAll] = useState<ReadRows<Row> | null>(null)
  const print = (rows: ReadRows<Row>) => {
    flushSync(() => setAll(rows))
    // Some browsers return from `print` when the paper is done, and others at once.
    window.addEventListener('afterprint', () => setAll(null), { once: true })
    window.print()
  }
  return { all, print }
}

interface PrintAllOptions<Row> {
  list: Pick<ListExport<Row>, 'fetchPage'>
  /** The query in text: rows of an earlier one are not printed. */
  asked: string
  print: (rows: ReadRows<Row>) => void
}

/** Reads all rows of a list and prints them. */
export function usePrintAll<Row>({ list, asked, print }: PrintAllOptions<Row>) {
  const { formatMessage } = useIntl()
  const [isReading, setReading] = useState(false)
  const reading = useRef<{ asked: string; abort: AbortController } | null>(null)
  useEffect(() => {
    if (reading.current?.asked !== asked) reading.current?.abort.abort()
  }, [asked])
  useEffect(() => () => reading.current?.abort.abort(), [])
  const printAll = async () => {
    const abort = new AbortController()
    const { signal } = abort
    reading.current = { asked, abort }
    setReading(true)
    try {
      const { data, pagination } = await list.fetchPage(
        { page: 1, per_page: mostPrintedRows },
        signal,
      )
      if (!signal.aborted) print({ data, total: pagination.total, readAt: now() })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiFailure)) throw error
      showToast({ text: formatMessage({ id: 'list.failed.first' }), tone: 'late' })
    } finally {
      setReading(false)
    }
  }
  return { isReading, printAll }
}
