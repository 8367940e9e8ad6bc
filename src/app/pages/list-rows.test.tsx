import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openAddress, readyCloud, stubBrowser } from '@/app/open-address.test-support'

/** A first screen costs little: few elements in a row, and none that works out its style. */

const lists = [
  {
    what: 'bills found',
    path: '/real-estate-tax/search?by=address&q=main',
    row: 'main tbody > tr',
    most: 16,
  },
  {
    what: 'departments',
    path: '/departments',
    row: 'main li:has([data-card-link])',
    most: 11,
  },
] as const

let cloud: Awaited<ReturnType<typeof readyCloud>>

beforeAll(async () => {
  cloud = await readyCloud()
})

beforeEach(stubBrowser)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each(lists)(
  'a row of $what has at most $most elements, all of them plain',
  async ({ path, row, most }) => {
    for (const one of await rowsOf(path, row)) {
      const inside = [...one.querySelectorAll(':not(svg *)')]
      expect(inside.length).toBeLessThanOrEqual(most)
      expect(inside.filter(isStyled)).toEqual([])
    }
  },
)

test.each(lists)(
  'the page of $what has no element that works out its style: it is there without Chakra',
  async ({ path, row }) => {
    await rowsOf(path, row)
    // Their first words, so that a failure names them.
    const found = [...document.querySelectorAll('*')]
      .filter(isStyled)
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
    expect(found).toEqual([])
  },
)

async function rowsOf(path: string, row: string): Promise<Element[]> {
  openAddress(path, { host: 'miamicounty.pay.localhost', fetch: (asked) => cloud.fetch(asked) })
  // The first page loads the application: seconds, on a busy machine.
  const options = { timeout: 15_000 }
  return waitFor(() => {
    const found = [...document.querySelectorAll(row)]
    if (found.length < 3) throw new Error('The rows are not there yet')
    return found
  }, options)
}

/** Emotion's class names. */
function isStyled(part: Element): boolean {
  return /\bcss-/u.test(part.getAttribute('class') ?? '')
}
