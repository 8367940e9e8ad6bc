import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { checkLooks } from '../support/looks'

// What ends each named story of the suite: low contrast in the dark and what is too wide are found.

const meta = {
  title: 'Sweeps/Looks',
  tags: ['!dev'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** As a named story has them. */
const named = {
  title: 'Citizens/Bill',
  tags: ['dev', 'test'],
  globals: { locale: 'en', theme: 'light' },
}

export const AreLookedAt: Story = {
  render: () => (
    <main>
      <h1>Readable</h1>
      <p>Short</p>
    </main>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Short')
    await checkLooks(named)
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    // Black is read on a light page alone.
    text.style.color = '#000'
    await expect(checkLooks(named)).rejects.toThrow(/color-contrast: <p .*Short/u)
    text.style.color = ''
    text.style.width = '400px'
    await expect(checkLooks(named)).rejects.toThrow('The page is')
    text.style.width = '40px'
    text.textContent = 'Grundsteuerveranlagung'
    await expect(checkLooks(named)).rejects.toThrow('Grundsteuerveranlagung')
    // Its own look is what another story is about.
    await checkLooks({ ...named, tags: ['test'] })
    await checkLooks({ ...named, globals: { ...named.globals, theme: 'dark' } })
  },
}
