import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Screen } from '../../support/screen'
import { at, box, onRoot, opened, write } from './at-a-merchant'

/** A3, step 1: what becomes of a merchant's color. */
const meta = {
  title: 'Office/Merchants/Color',
  component: Screen,
  args: { ...onRoot, ...at('identity') },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const TooLight: Story = {
  name: 'A color with too little contrast',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Identity')
    await write(page, /^Color/, '#FFD100')
    const light = (await page.findByText('Light theme:')).closest('p')
    await expect(light).toHaveTextContent(
      /^Light theme: Too little contrast with the page: 1\.3 to 1, and 3 to 1 is needed\. Buttons become #[0-9A-F]{6}, links #[0-9A-F]{6}\.$/,
    )
    await expect(page.getByText('Dark theme:').closest('p')).toHaveTextContent(
      'Dark theme: Buttons and links have this color.',
    )
  },
}

export const Readable: Story = {
  name: 'A color that is kept',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Identity')
    await write(page, /^Color/, '#0B3D91')
    await expect((await page.findByText('Light theme:')).closest('p')).toHaveTextContent(
      'Light theme: Buttons and links have this color.',
    )
    // Half a color is none.
    await userEvent.type(box(page, /^Color/), '{Backspace}')
    await expect(page.queryByText('Light theme:')).toBeNull()
  },
}

export const OnAPhone: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', theme: 'dark', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin')
    await write(page, /^Farbe/, '#006EFF')
    await expect((await page.findByText('Helle Darstellung:')).closest('p')).toHaveTextContent(
      /ist weder weißer noch schwarzer Text lesbar/,
    )
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
