import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openAddress, readyCloud, stubBrowser } from '@/app/open-address.test-support'

/** A row costs little: few elements, and none that works out its style while it renders. */

const lists = [
  {
    what: 'bills found',
    path: '/real-estate-tax/search?by=address&q=main',
    row: 'main tbody > tr',
    most: 16,
  },
  { what: 'departments', path: '/departments', row: 'main li:has([data-card-link])', most: 11 },
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
    openAddress(path, { host: 'miamicounty.pay.localhost', fetch: (asked) => cloud.fetch(asked) })
    const rows = await waitFor(() => {
      const found = [...document.querySelectorAll(row)]
      if (found.length < 3) throw new Error('The rows are not there yet')
      return found
    })
    for (const one of rows) {
      const inside = [...one.querySelectorAll(':not(svg *)')]
      expect(inside.length).toBeLessThanOrEqual(most)
      // Emotion's class names.
      expect(inside.filter((part) => /\bcss-/u.test(part.getAttribute('class') ?? ''))).toEqual([])
    }
  },
)
