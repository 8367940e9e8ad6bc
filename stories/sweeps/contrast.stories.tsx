import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { checkContrast } from '../support/contrast'

// What ends each story of the suite: low contrast is found, also in colors that have passed elsewhere.

const meta = {
  title: 'Sweeps/Contrast',
  tags: ['!dev'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const IsLookedAt: Story = {
  render: () => (
    <main>
      <h1 style={{ color: '#000', background: '#fff' }}>Readable</h1>
      <p style={{ color: '#000', background: '#fff' }}>Readable, too</p>
    </main>
  ),
  play: async ({ canvas }) => {
    await checkContrast()
    const text = canvas.getByText('Readable, too')
    for (const [name, low] of [
      ['color', '#aaa'],
      ['background', '#333'],
      ['opacity', '0.3'],
    ] as const) {
      const before = text.style.getPropertyValue(name)
      text.style.setProperty(name, low)
      await expect(checkContrast()).rejects.toThrow(/color-contrast: <p .*Readable, too/u)
      text.style.setProperty(name, before)
    }
    // Its own colors have passed; what stands above it makes it fainter.
    const page = canvas.getByRole('main')
    page.style.opacity = '0.3'
    await expect(checkContrast()).rejects.toThrow('color-contrast')
    page.style.opacity = ''
    // A page that is busy may have a frame of the old style left.
    await waitFor(() => expect(getComputedStyle(page).opacity).toBe('1'))
    await checkContrast()
  },
}
