import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DrawerScreen, pressBack } from '../../support/drawer-screen'
import { dark, inKit } from '../../support/kit'
import { inside } from '../../support/page'

const meta = {
  title: 'Office/Changes/Details in a drawer',
  component: DrawerScreen,
  decorators: [inKit],
} satisfies Meta<typeof DrawerScreen>
export default meta
type Story = StoryObj<typeof meta>

async function open(canvasElement: HTMLElement, name = 'City of Stow') {
  const page = inside(canvasElement)
  const link = await page.findByRole('link', { name })
  await userEvent.click(link)
  return { page, link, drawer: within(await page.findByRole('dialog', { name })) }
}

export const Open: Story = {
  name: 'Open',
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
export const OpenDark: Story = { ...Open, name: 'Open dark', tags: ['!dev'], ...dark }
export const OpenOnPhone: Story = {
  ...Open,
  name: 'Open on phone',
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const ClosedByBack: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const { page, link } = await open(canvasElement)
    await expect(page.getByText('/?period=today&merchant=stow')).toBeInTheDocument()
    pressBack()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.getByText('/?period=today')).toBeVisible()
    await waitFor(() => expect(link).toHaveFocus())
  },
}

/** Close goes back, too: Back afterwards leads to where one was before the list. */
export const ClosedByItsButton: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const { page, drawer } = await open(canvasElement)
    await expect(page.getByText('3 entries')).toBeInTheDocument()
    await userEvent.dblClick(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.getByText('/?period=today')).toBeVisible()
  },
}

/** Nothing of this visit lies before it, so it is replaced. */
export const OpenedByALink: Story = {
  tags: ['!dev'],
  args: { path: '/?period=today&merchant=tiffin' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const drawer = within(await page.findByRole('dialog', { name: 'Tiffin' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.getByText('/?period=today')).toBeVisible())
    await expect(page.getByText('2 entries')).toBeVisible()
  },
}
