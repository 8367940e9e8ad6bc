import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '@/api/failure'
import { readListSearch } from '@/contract/list'
import { useFormats } from '@/i18n/format'
import {
  type BulkTarget,
  ListScreen,
  type ListScreenColumn,
} from '@/screens/shared/list/list-screen'
import { useListState } from '@/screens/shared/list/use-list-state'
import { Button } from '@/ui/action/button'
import { Email } from '@/ui/display/email'
import { EditIcon, LockIcon, RemoveIcon, UsersIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { Pill } from '@/ui/display/pill'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Card } from '@/ui/layout/card'
import { answerList } from '@mocks/handlers/answer-list'
import { people, type PeopleColumn, peopleRules, type Person } from './people-list'

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

const columns: readonly ListScreenColumn<Person, PeopleColumn>[] = [
  {
    id: 'name',
    header: 'Name',
    kind: 'main',
    sortable: true,
    cell: ({ name }) => name,
  },
  { id: 'email', header: 'E-mail', phone: 'who', cell: ({ email }) => <Email address={email} /> },
  { id: 'role', header: 'Role', sortable: true, cell: ({ role }) => role },
  {
    id: 'state',
    header: 'Status',
    phone: 'status',
    cell: ({ state }) => (
      <Pill tone={state === 'locked' ? 'late' : state === 'invited' ? 'due' : 'brand'}>
        {state === 'locked' ? 'Locked' : state === 'invited' ? 'Invited' : 'Active'}
      </Pill>
    ),
  },
  {
    id: 'last_seen',
    header: 'Last sign-in',
    kind: 'date',
    sortable: true,
    cell: (row) => <Day at={row.last_seen} />,
  },
  {
    id: 'payments',
    header: 'Payments',
    kind: 'number',
    sortable: true,
    hidden: true,
    cell: ({ payments }) => payments,
  },
  {
    id: 'paid',
    header: 'Paid',
    kind: 'money',
    sortable: true,
    phone: 'end',
    cell: (row) => <Money cents={row.paid_cents} />,
    total: <Money cents={1_234_567_89} />,
  },
]

function Day({ at }: { at: string }) {
  return useFormats().date(at.slice(0, 10))
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

let calls = 0

function People({ rows, address, first, later, selects = false, onAction = nothing }: PeopleProps) {
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
      const fate = (calls += 1) === 1 ? first : later
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

const keyOf = ({ id }: Person) => id
const nameOf = ({ name }: Person) => name
const linkTo = ({ id }: Person, content: React.ReactNode) => <a href={`#${id}`}>{content}</a>

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
