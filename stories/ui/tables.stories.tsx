import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '@/ui/layout/card'
import { Checkbox } from '@/ui/form/checkbox'
import { type Column, DataTable } from '@/ui/table/data-table'
import { Money } from '@/ui/display/money'
import { Pill, type PillTone } from '@/ui/display/pill'
import { Stack } from '@/ui/layout/stack'
import { TableFrame } from '@/ui/table/table-frame'
import { TextLink } from '@/ui/action/text-link'
import { dark, german, inKit } from '../support/kit'

interface Parcel {
  id: string
  owner: string
  address: string
  status: string
  tone: PillTone
  due_cents: number
}

const parcels: Parcel[] = [
  {
    id: '08-004512',
    owner: 'Doe, Jane A',
    address: '1142 Market Street',
    status: 'First half past due',
    tone: 'due',
    due_cents: 186_108,
  },
  {
    id: '08-004530',
    owner: 'Dorsey LLC',
    address: '1201 Market Street',
    status: 'Delinquent since 2023',
    tone: 'late',
    due_cents: 531_044,
  },
]

const columns: Column<Parcel>[] = [
  {
    key: 'choose',
    header: 'Choose',
    hideHeader: true,
    kind: 'action',
    cell: (parcel) => <Checkbox aria-label={parcel.id} />,
    width: '1%',
  },
  {
    key: 'parcel',
    header: 'Parcel',
    kind: 'main',
    cell: (parcel) => (
      <>
        <TextLink href={`#${parcel.id}`}>{parcel.id}</TextLink>
        <small>2025</small>
      </>
    ),
  },
  {
    key: 'owner',
    header: 'Owner and address',
    cell: (parcel) => (
      <span>
        {parcel.owner}
        <small>{parcel.address}</small>
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (parcel) => <Pill tone={parcel.tone}>{parcel.status}</Pill>,
  },
  {
    key: 'due',
    header: 'Amount due',
    kind: 'money',
    strong: true,
    cell: (parcel) => <Money cents={parcel.due_cents} />,
    total: <Money cents={717_152} />,
  },
]

function Tables() {
  return (
    <Stack>
      <Card>
        <DataTable caption="Parcels" columns={columns} rows={parcels} rowKey={({ id }) => id} />
      </Card>
      <Card>
        <TableFrame aria-label="Charges">
          <thead>
            <tr>
              <th scope="col">Charge</th>
              <th scope="col" data-money="">
                First half
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Tax before reductions</th>
              <td data-money="">
                <Money cents={120_418} />
              </td>
            </tr>
            <tr>
              <th scope="row">Rollback and homestead</th>
              <td data-money="">
                <Money cents={-29_174} />
              </td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Balance</th>
              <td data-money="">
                <Money cents={94_864} />
              </td>
            </tr>
          </tfoot>
        </TableFrame>
      </Card>
    </Stack>
  )
}

/** Rows and columns: money at the right, a line of help below, a total. */
const meta = {
  title: 'Pieces/Tables',
  component: Tables,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: { DataTable, TableFrame, Pill, Money, Checkbox },
} satisfies Meta<typeof Tables>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'All of them',
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Parcels' })
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(within(table).getByRole('rowheader', { name: /08-004512/u })).toBeVisible()
    await expect(within(table).getByText('$7,171.52')).toBeVisible()
  },
}

export const Dark: Story = { ...dark, tags: ['!dev', '!autodocs'] }
export const German: Story = { ...german, tags: ['!dev', '!autodocs'] }
export const Phone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
