import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Screen } from '../support/screen'
import { places } from './places'

// Japanese has no spaces to end a line at: its lines end between phrases.

const meta = {
  title: 'Sweeps/Japanese lines',
  tags: ['!dev'],
  component: Screen,
  globals: { locale: 'ja', viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 })
    await waitFor(() => expect(window.innerWidth).toBe(320))
    makeItWrap(heading)
    const lines = linesOf(heading)
    await expect(lines.length).toBeGreaterThan(1)
    await expect(lines.filter((line) => line.length < 3)).toEqual([])
    // A phrase does not begin with its ending.
    await expect(lines.slice(1).filter((line) => /^[ぁ-んー、。]/u.test(line))).toEqual([])
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** To two thirds of one line: how wide the letters are depends on the fonts of the machine. */
function makeItWrap(heading: HTMLElement): void {
  heading.style.inlineSize = 'max-content'
  const { width } = heading.getBoundingClientRect()
  heading.style.inlineSize = `${(width * 2) / 3}px`
}

/** As they stand on the screen. */
function linesOf(heading: HTMLElement): string[] {
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? '') + letter)
    }
  }
  return [...lines.values()]
}

export const WrongUrl: Story = { args: places.wrongUrl }
export const OldLink: Story = { args: places.oldLink }
