import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { AppRouter } from '@/app/router'
import { samplePayments } from '@mocks/scenarios/page-samples'
import { inside } from '../../support/page'
import { Watch, WatchedScreen } from '../../support/watched-screen'

const watch = new Watch()

/** A row's drawer stands in the address: Back closes it, and a sent link opens it (decision 2). */
const meta = {
  title: 'Office/Transactions/Address of a payment',
  component: WatchedScreen,
  tags: ['!dev'],
  args: {
    watch,
    persona: 'merchant-admin',
    path: '/transactions-reports/transactions/1/real-estate-tax',
  },
} satisfies Meta<typeof WatchedScreen>

export default meta
type Story = StoryObj<typeof meta>

const router = (): AppRouter => {
  if (watch.router === null) throw new Error('The page is not open yet')
  return watch.router
}
const payment = () => new URLSearchParams(router().history.location.search).get('transaction')

/** Opens the first payment of the day. */
async function open(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  const rows = inside(await page.findByRole('table', { name: 'Daily transactions' }))
  const link = (await rows.findAllByRole('link'))[0] ?? canvasElement
  const before = router().history.length
  await userEvent.click(link)
  const drawer = inside(await page.findByRole('dialog', { name: 'Payment' }))
  await expect(payment()).not.toBeNull()
  await expect(router().history.length).toBe(before + 1)
  return { page, link, drawer, before }
}

export const ClosedByBack: Story = {
  play: async ({ canvasElement }) => {
    const { page, link } = await open(canvasElement)
    router().history.back()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(payment()).toBeNull()
    await waitFor(() => expect(link).toHaveFocus())
  },
}

/** Close goes back, too, and a second press of it does not leave the list. */
export const ClosedByItsButton: Story = {
  play: async ({ canvasElement }) => {
    const { page, drawer } = await open(canvasElement)
    const back = fn(router().history.back)
    router().history.back = back
    await userEvent.dblClick(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(back).toHaveBeenCalledOnce()
    await expect(payment()).toBeNull()
  },
}

/** Nothing of this visit lies before it, so it is replaced. */
export const OpenedByALink: Story = {
  args: { path: `${meta.args.path}?transaction=${samplePayments.posted}` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const drawer = inside(await page.findByRole('dialog', { name: 'Payment' }))
    const before = router().history.length
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(payment()).toBeNull()
    await expect(router().history.length).toBe(before)
  },
}
