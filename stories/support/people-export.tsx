import { useState } from 'react'
import { ApiFailure } from '@/api/failure'
import { ExportMenu } from '@/screens/shared/list/export-menu'
import { ExportSlot } from '@/screens/shared/list/export-slot'
import type { ListExport } from '@/screens/shared/list/list-export'
import { placeOnPages } from '@mocks/handlers/page'
import { peopleOf, type Person } from './people-list'

/** The calls of an export's story, so that its buttons can change the next answer. */
interface Calls {
  readonly rows: readonly Person[]
  /** What happens to the call for the second page: once, or for ever. */
  second?: 'fails' | 'waits'
  /** What the first page says of all rows, instead of how many there are. */
  total?: number
}

function listOf(calls: Calls): ListExport<Person> {
  return {
    merchant: 'miamicounty',
    report: 'users',
    days: ['2026-01-01', '2026-06-01'],
    title: 'Users',
    zone: 'America/New_York',
    about: [{ label: 'Status', kind: 'text', value: 'Active' }],
    rowKey: ({ id }) => id,
    columns: [
      { head: 'Name', kind: 'text', value: ({ name }) => name },
      { head: 'E-mail', kind: 'text', value: ({ email }) => email },
      { head: 'Last sign-in', kind: 'instant', value: (row) => row.last_seen },
      { head: 'Payments', kind: 'count', value: ({ payments }) => payments },
      { head: 'Paid', kind: 'amount', value: (row) => row.paid_cents },
    ],
    fetchPage: async (page, signal) => {
      if (page.page === 2 && calls.second === 'waits') await never(signal)
      if (page.page === 2 && calls.second === 'fails') {
        delete calls.second
        throw failure
      }
      const { from, to, pagination } = placeOnPages(calls.rows.length, page)
      return {
        data: calls.rows.slice(from, to),
        pagination: { ...pagination, total: calls.total ?? pagination.total },
      }
    },
  }
}

const failure = new ApiFailure({
  kind: 'http',
  callId: 'listUsers',
  requestId: '7f1c2ab4',
  status: 503,
  body: {},
  retryAfterSeconds: null,
})

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

export interface PeopleExportProps {
  /** How many people there are. */
  people: number
  second?: 'fails' | 'waits'
  total?: number
  disabledReason?: string
}

/** The button of a list's toolbar, and where the office's frame says what became of the file. */
export function PeopleExport({ people: count, disabledReason, ...more }: PeopleExportProps) {
  const [list] = useState(() => listOf({ rows: peopleOf(count), ...more }))
  return (
    <div style={{ display: 'flex', flexDirection: 'column', minHeight: '30rem' }}>
      <div style={{ textAlign: 'end' }}>
        <ExportMenu list={list} disabledReason={disabledReason} />
      </div>
      <ExportSlot />
    </div>
  )
}
