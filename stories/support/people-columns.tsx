import type { ReactNode } from 'react'
import { useFormats } from '@/i18n/format'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { Email } from '@/ui/display/email'
import { Money } from '@/ui/display/money'
import { Pill } from '@/ui/display/pill'
import type { PeopleColumn, Person } from './people-list'

export const columns: readonly ListScreenColumn<Person, PeopleColumn>[] = [
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

export const keyOf = ({ id }: Person) => id
export const nameOf = ({ name }: Person) => name
export const linkTo = ({ id }: Person, content: ReactNode) => <a href={`#${id}`}>{content}</a>
