import { expect, waitFor, within } from 'storybook/test'
import { addressAt } from '@/rules/addresses/address-table'

/** What does not fit on a narrow phone, for the sweeps of German pages. */

export const nameAt = (path: string) => addressAt(path.split('?')[0] ?? '')?.row.name ?? 'unknown'

/** All parts of a page are loaded, including lazy ones. An open drawer hides the page around it. */
async function settled(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByRole('heading', { level: 1, hidden: true }, { timeout: 5_000 })
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull(), {
    timeout: 5_000,
  })
}

/** Nothing scrolls sideways, no text is cut, and no word is broken. */
export async function fitsPhone({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await settled(canvasElement)
  await waitFor(() => expect(window.innerWidth).toBe(320))
  await expect(
    within(canvasElement).getAllByRole('heading', { level: 1, hidden: true }),
  ).toHaveLength(1)
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  // Drawers are beside the page.
  await expect(cutTexts(document.body)).toEqual([])
  await expect(brokenWords(document.body)).toEqual([])
}

/** Content wider than its box, so that letters are cut off or overflow. */
function cutTexts(page: HTMLElement): string[] {
  const words = page.querySelectorAll<HTMLElement>(
    'h1, h2, h3, h4, button, a, label, legend, dt, dd, th, td, p, li, summary, option:checked',
  )
  return [...words].flatMap((element) => {
    const { scrollWidth, clientWidth } = element
    const isShown = element.checkVisibility() && clientWidth > 1
    const isInline = getComputedStyle(element).display === 'inline'
    const isText = element.innerText.trim() !== ''
    return isShown && isText && !isInline && scrollWidth > clientWidth + 1
      ? [`${element.tagName} ${element.textContent} (${scrollWidth} in ${clientWidth})`]
      : []
  })
}

/** A word of language: not a number, a file name, an e-mail or web address. */
const wordOfLanguage = /(?<![\p{L}\p{N}@._/-])\p{L}{4,}(?![\p{L}\p{N}@_/]|\.\p{L})/gu

/** Words that go on in the next line without a hyphen. */
function brokenWords(page: HTMLElement): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.textContent ?? ''
    if (node.parentElement?.checkVisibility() !== true) continue
    for (const { 0: word, index } of text.matchAll(wordOfLanguage)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${node.parentElement.tagName} ${word}`)
    }
  }
  return broken
}
