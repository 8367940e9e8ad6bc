import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiFailure } from '@/api/failure'
import { readListSearch } from '@/contract/list'
import { type BulkTarget, ListScreen } from '@/screens/shared/list/list-screen'
import type { ListFilter } from '@/screens/shared/list/list-filter'
import { useListState } from '@/screens/shared/list/use-list-state'
import { Button } from '@/ui/action/button'
import { EditIcon, LockIcon, RemoveIcon, UsersIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Card } from '@/ui/layout/card'
import { answerList } from '@mocks/handlers/answer-list'
import { columns, keyOf, linkTo, nameOf } from './people-columns'
import { people, type PeopleFilters, peopleRules, type Person } from './people-list'

export interface PeopleProps {
  rows: readonly Person[]
  /** Where the list opens. */
  address?: Record<string, string>
  /** What happens to calls: the first, or all after the first. */
  first?: 'waits' | 'fails'
  later?: 'waits' | 'fails'
  selects?: boolean
  onAction?: (what: string, who: string) => void
}

/** A whole list screen over rows that are in the page: what a screen of the office looks like. */
export function PeopleScreen(props: PeopleProps) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  )
  return (
    <QueryClientProvider client={client}>
      <People {...props} />
    </QueryClientProvider>
  )
}

function People({ rows, address, first, later, selects = false, onAction = nothing }: PeopleProps) {
  const calls = useRef(0)
  const [search, setSearch] = useState(() => readListSearch(people.query, address ?? {}))
  const state = useListState({
    name: 'story-people',
    list: people,
    search,
    onSearch: (next) => setSearch(next),
  })
  const query = useQuery({
    queryKey: ['people', state.query],
    queryFn: async () => {
      const fate = (calls.current += 1) === 1 ? first : later
      await new Promise((done) => setTimeout(done, fate === 'waits' ? 1_000_000 : 30))
      if (fate === 'fails') throw failure
      const { rows: data, pagination } = answerList(people, rows, state.query, peopleRules)
      return { data, pagination }
    },
    placeholderData: keepPreviousData,
  })
  return (
    <ListScreen
      state={state}
      query={query}
      caption="People"
      search="Search by name or e-mail"
      filters={filters}
      columns={columns}
      rowKey={keyOf}
      rowName={nameOf}
      link={linkTo}
      actions={actionsOf(onAction)}
      {...(selects && { bulk: (target: Target) => <Bulk target={target} onAction={onAction} /> })}
      empty={
        <Card>
          <EmptyState icon={<UsersIcon />} action={<Button size="sm">Add a person</Button>}>
            Nobody has been added yet.
          </EmptyState>
        </Card>
      }
    />
  )
}

const nothing = () => undefined

type Action = NonNullable<PeopleProps['onAction']>
const filters: readonly ListFilter<PeopleFilters>[] = [
  {
    kind: 'choices',
    name: 'role',
    label: 'Role',
    options: [
      { value: 'Merchant Admin', label: 'Merchant Admin', count: 4 },
      { value: 'Merchant User', label: 'Merchant User', count: 1_250 },
      { value: 'User', label: 'User' },
    ],
  },
  {
    kind: 'choice',
    name: 'state',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'invited', label: 'Invited' },
      { value: 'locked', label: 'Locked' },
    ],
  },
  { kind: 'dates', from: 'from', to: 'to', label: 'Last sign-in', zone: 'America/New_York' },
  { kind: 'amounts', min: 'min_cents', max: 'max_cents', label: 'Paid' },
  { kind: 'flag', name: 'never_paid', label: 'Never paid' },
]

type Target = BulkTarget<unknown>

function Bulk({ target, onAction }: { target: Target; onAction: Action }) {
  return (
    <Button
      size="sm"
      onClick={() => {
        onAction('deactivate', 'keys' in target ? target.keys.join(' ') : `all ${target.count}`)
        target.done()
      }}
    >
      Deactivate
    </Button>
  )
}

const actionsOf = (onAction: Action) => (row: Person) => [
  { key: 'edit', label: 'Edit', icon: <EditIcon />, onSelect: () => onAction('edit', row.id) },
  {
    key: 'unlock',
    label: 'Unlock',
    icon: <LockIcon />,
    onSelect: () => onAction('unlock', row.id),
    disabledReason: row.state === 'locked' ? undefined : 'This person is not locked out.',
  },
  {
    key: 'remove',
    label: 'Remove',
    tone: 'danger' as const,
    icon: <RemoveIcon />,
    onSelect: () => onAction('remove', row.id),
  },
]

const failure = new ApiFailure({
  kind: 'http',
  callId: 'getPeople',
  requestId: 'f2a9c1d4',
  status: 500,
  body: {},
  retryAfterSeconds: null,
})
