import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { Card } from '@/ui/layout/card'
import { ListTable } from '@/ui/table/list-table'
import { nothingSelected } from '@/ui/table/selection'
import { dark, inKit } from '../support/kit'
import { activeIn } from '../support/page'
import { columns, keyOf, linkTo, nameOf } from '../support/people-columns'
import { peopleOf } from '../support/people-list'

/** The table alone: all rows at once, as an import's check has them. */
function Table({ count }: { count: number }) {
  const [rows] = useState(() => peopleOf(count))
  const [selection, setSelection] = useState(nothingSelected)
  return (
    <Card>
      <ListTable
        caption="People"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        link={linkTo}
        selection={selection}
        onSelection={setSelection}
      />
    </Card>
  )
}

/** A long list: only the rows in sight are drawn. */
const meta = {
  title: 'Pieces/Long list',
  component: Table,
  decorators: [inKit],
  parameters: { office: true },
  tags: ['autodocs'],
  subcomponents: { ListTable, ActionMenu },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const ThousandRows: Story = {
  name: 'A thousand rows',
  args: { count: 1_000 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'People' })
    const rows = () => within(table).getAllByRole('row')
    await expect(table).toHaveAttribute('aria-rowcount', '1000')
    await expect(rows().length).toBeLessThan(200)
    // The rows that are not there take their room, and come when they are scrolled to.
    await expect(table.offsetHeight).toBeGreaterThan(40_000)
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = await canvas.findByRole('row', { name: /Jo Miller 12/u })
    await expect(last).toHaveAttribute('aria-rowindex', '1000')
    await expect(rows().length).toBeLessThan(200)
    await waitFor(() => {
      // The last rows, once measured, may have moved the page after it was scrolled.
      window.scrollTo(0, 0)
      return expect(within(table).getByText('Ann Miller')).toBeVisible()
    })
  },
}

export const ThousandRowsPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { count: 1_000 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200)
    const details = canvas.getByRole('button', { name: 'All fields of Ann Miller' })
    const role = canvas.getAllByRole('row')[0]?.querySelector('[data-label=Role]')
    await expect(role).not.toBeVisible()
    await userEvent.click(details)
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await expect(role).toBeVisible()
  },
}

/** Ticks with Shift take the rows between. */
export const RangeOfRows: Story = {
  tags: ['!dev', '!autodocs'],
  args: { count: 6 },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: 'Select Ben Miller' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select Esra Miller' }))
    await user.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    await expect(
      canvas.getByRole('checkbox', { name: 'Select all rows on this page' }),
    ).toBePartiallyChecked()
  },
}

/** A menu elsewhere than in a row: the arrows go round, a letter finds, Esc closes. */
export const Menu: StoryObj = {
  name: 'Menu of a row',
  render: () => (
    <ActionMenu
      label="More actions"
      button="More"
      actions={[
        { key: 'copy', label: 'Copy the link', onSelect: () => undefined },
        { key: 'print', label: 'Print', disabledReason: 'There is nothing to print yet.' },
        {
          key: 'open',
          label: 'Open the site',
          link: (item) => (
            <a href="#site" {...item}>
              {item.children}
            </a>
          ),
        },
        { key: 'delete', label: 'Delete', tone: 'danger', onSelect: () => undefined },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    button.focus()
    await userEvent.keyboard('{ArrowUp}')
    const menu = canvas.getByRole('menu', { name: 'More actions' })
    const isAt = (name: string) =>
      waitFor(() => expect(activeIn(menu)).toBe(canvas.getByRole('menuitem', { name })))
    await waitFor(() => expect(menu).toHaveFocus())
    await isAt('Delete')
    await userEvent.keyboard('{ArrowDown}')
    await isAt('Copy the link')
    await userEvent.keyboard('{End}')
    await isAt('Delete')
    await userEvent.keyboard('{Home}')
    await isAt('Copy the link')
    // Where it cannot be done, the reason is in reach of the keys, and Enter does nothing.
    await userEvent.keyboard('p{Enter}')
    await isAt('Print')
    await expect(canvas.getByRole('menuitem', { name: 'Print' })).toHaveAccessibleDescription(
      'There is nothing to print yet.',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
  },
}

export const MenuDark: StoryObj = {
  ...Menu,
  name: 'Menu dark',
  tags: ['!dev', '!autodocs'],
  ...dark,
}
