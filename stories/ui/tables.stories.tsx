import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '@/ui/layout/card'
import { Checkbox } from '@/ui/form/checkbox'
import { type Column, DataTable } from '@/ui/table/data-table'
import { Money } from '@/ui/display/money'
import { Pill, type PillTone } from '@/ui/display/pill'
import { Skeleton } from '@/ui/feedback/skeleton'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'
import { Stack } from '@/ui/layout/stack'
import '@/ui/table/table-frame.css'
import { TextLink } from '@/ui/action/text-link'
import { dark, german, inKit } from '../support/kit'

interface Parcel {
  id: string
  year: number
  owner: string
  address: string
  status: string
  tone: PillTone
  due_cents: number
}

const parcels: Parcel[] = [
  {
    id: '08-004512',
    year: 2025,
    owner: 'Doe, Jane A',
    address: '1142 Market Street',
    status: 'First half past due',
    tone: 'due',
    due_cents: 186_108,
  },
  {
    id: '08-004512',
    year: 2024,
    owner: 'Doe, Jane A',
    address: '1142 Market Street',
    status: 'Paid',
    tone: 'plain',
    due_cents: 0,
  },
  {
    id: '08-004530',
    year: 2025,
    owner: 'Dorsey LLC',
    address: '1201 Market Street',
    status: 'Delinquent since 2023',
    tone: 'late',
    due_cents: 531_044,
  },
]

const columns: Column<Parcel>[] = [
  {
    id: 'choose',
    header: 'Choose',
    hideHeader: true,
    kind: 'action',
    cell: ({ id, year }) => <Checkbox aria-label={`${id}, ${year}`} />,
    width: '1%',
  },
  {
    id: 'parcel',
    header: 'Parcel',
    kind: 'main',
    cell: (parcel) => (
      <>
        <TextLink href={`#${parcel.id}`} data-row-link="">
          <span>{parcel.id}</span>
        </TextLink>
        <small>{parcel.year}</small>
      </>
    ),
  },
  {
    id: 'owner',
    phone: 'who',
    header: 'Owner and address',
    cell: (parcel) => (
      <span>
        {parcel.owner}
        <small>{parcel.address}</small>
      </span>
    ),
  },
  {
    id: 'status',
    phone: 'status',
    header: 'Status',
    cell: (parcel) => <Pill tone={parcel.tone}>{parcel.status}</Pill>,
  },
  {
    id: 'due',
    header: 'Amount due',
    kind: 'money',
    strong: true,
    cell: (parcel) => <Money cents={parcel.due_cents} />,
  },
]

function Tables() {
  return (
    <Stack>
      <Card>
        <DataTable
          caption="Parcels"
          columns={columns}
          rows={parcels}
          rowKey={({ id, year }) => `${id} ${year}`}
          groupOf={({ id }) => id}
        />
      </Card>
      <Card>
        <Skeleton>
          <RowsSkeleton rows={2} checks />
        </Skeleton>
      </Card>
      <Card>
        <table className="table-frame" aria-label="Charges">
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
        </table>
      </Card>
    </Stack>
  )
}

/** Rows and columns: money at the right, a line of help below. */
const meta = {
  title: 'Pieces/Tables',
  component: Tables,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: { DataTable, Pill, Money, Checkbox },
} satisfies Meta<typeof Tables>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'All of them',
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Parcels' })
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(within(table).getByRole('rowheader', { name: /08-004512.*2025/u })).toBeVisible()
  },
}

export const Dark: Story = { ...dark, tags: ['!dev', '!autodocs'] }
export const German: Story = { ...german, tags: ['!dev', '!autodocs'] }
export const Phone: Story = {
  name: 'Two lines on a phone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Parcels' }))
    const boxOf = (text: string) => table.getByText(text).getBoundingClientRect()
    const [, first, same] = table.getAllByRole('row')
    await expect(first).toHaveTextContent(/^08-004512/u)
    // Number and amount in the first line, who and the status below.
    await expect(boxOf('$1,861.08').bottom).toBeLessThan(boxOf('First half past due').top)
    await expect(boxOf('First half past due').left).toBeGreaterThan(
      first?.getBoundingClientRect().left ?? 0,
    )
    // Another year of the same parcel takes one line and does not repeat its number to the eye.
    await expect(same?.getBoundingClientRect().height).toBeLessThan(50)
    await expect(
      within(table.getAllByRole('rowheader')[1] ?? canvasElement).getByText('2024'),
    ).toBeVisible()
  },
}

const wide: Column<Parcel>[] = [
  ...columns.filter(({ kind }) => kind === 'main'),
  ...Array.from({ length: 12 }, (_, at): Column<Parcel> => ({
    id: `column-${at}`,
    header: `A column with a long name ${at + 1}`,
    cell: ({ owner }) => owner,
    width: '12rem',
  })),
  { id: 'actions', header: 'Actions', hideHeader: true, kind: 'action', cell: () => null },
]

export const Wide: StoryObj = {
  name: 'Wider than the page',
  tags: ['!autodocs'],
  render: () => (
    <DataTable
      caption="Wide parcels"
      columns={wide}
      rows={parcels}
      rowKey={({ id, year }) => `${id} ${year}`}
    />
  ),
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('group', { name: 'Wide parcels' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    // Not even the heading that only screen readers have widens the page.
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
