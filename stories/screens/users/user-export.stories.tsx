import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Fault, FaultEffect } from '@mocks/scenarios/fault'
import { inside } from '../../support/page'
import { cancelExports, saved, startExport } from '../../support/saved-file'
import { Screen } from '../../support/screen'
import { clerk } from './at-a-user'

/** A list is saved as a file (product.md, "Export"); all states of its notice: Office/Lists/Exports. */
const meta = {
  title: 'Office/Users/Export',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/users/1' },
  beforeEach: () => cancelExports,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What a notice says; the live region says it, too. */
const said = (canvasElement: HTMLElement, text: RegExp | string) =>
  inside(canvasElement).findByText(text, { selector: 'section *' })

const pageOf = (page: number, ids: readonly string[]): FaultEffect => ({
  kind: 'status',
  status: 200,
  body: {
    data: ids.map((id) => ({ ...clerk, id })),
    pagination: { page, per_page: 1_000, total: 3, last_page: 2 },
  },
})
/** The list itself is the first such call. */
const nth = (call: number, effect: FaultEffect): Fault => ({
  match: { call: 'listUsers', nth: call },
  effect,
})
const firstPage = nth(2, pageOf(1, ['94', '95']))

export const Formats: Story = {
  name: 'Choose a format',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Export' }))
    const menu = inside(await page.findByRole('menu', { name: 'Export' }))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3)
  },
}

export const Working: Story = {
  name: 'Under way, and canceled',
  args: { cloud: { faults: [firstPage, nth(3, { kind: 'timeout' })] } },
  play: async ({ canvasElement }) => {
    const kept = saved()
    const page = inside(canvasElement)
    const button = await page.findByRole('button', { name: 'Export' })
    await startExport(canvasElement, /CSV/)
    await expect(await said(canvasElement, '2 of 3 rows')).toBeInTheDocument()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2')
    await expect(button).toHaveAttribute('aria-disabled')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('region', { name: 'Exports' })).toBeNull())
    await expect(kept.file).toBeNull()
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
}

/** Nothing is saved then, and rows that were read are not read again. */
export const FailsInBetween: Story = {
  name: 'Fails in between',
  args: {
    cloud: {
      faults: [firstPage, nth(3, { kind: 'status', status: 503 }), nth(4, pageOf(2, ['96']))],
    },
  },
  play: async ({ canvasElement }) => {
    const kept = saved()
    const page = inside(canvasElement)
    await page.findByRole('button', { name: 'Export' })
    await startExport(canvasElement, /Excel/)
    await expect(await page.findByRole('alert')).toHaveTextContent(/Reference: /u)
    await expect(kept.file).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Resume' }))
    await expect(await said(canvasElement, /\.xlsx is saved\./)).toBeInTheDocument()
    // The signature of a ZIP archive; the writer's own test checks the content.
    await expect((await kept.file?.text())?.slice(0, 2)).toBe('PK')
  },
}
