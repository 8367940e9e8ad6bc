import type { CDPSession, Page } from '@playwright/test'

/** What shows that a screen is there. */
export interface Screens {
  readonly list: string
  readonly detail: string
  /** The link from the list to the detail; the way back is the browser's. */
  readonly open: string
}

/** Milliseconds from a click, or from Back, until the next screen stands, taken inside the page. */
async function move(page: Page, click: string | null, arrived: string): Promise<number> {
  return page.evaluate(
    ([link, screen]) =>
      new Promise<number>((resolve, reject) => {
        const target = link === null ? null : document.querySelector<HTMLElement>(link)
        if (link !== null && target === null) {
          reject(new Error(`nothing to click: ${link}`))
          return
        }
        const since = performance.now()
        const watch = new MutationObserver(() => {
          if (document.querySelector(screen) === null) return
          watch.disconnect()
          resolve(performance.now() - since)
        })
        watch.observe(document.body, { childList: true, subtree: true })
        if (target === null) window.history.back()
        else target.click()
      }),
    [click, arrived] as const,
  )
}

export interface Moves {
  readonly first: number
  readonly there: readonly number[]
  readonly back: readonly number[]
}

export async function measureMoves(page: Page, screens: Screens, rounds: number): Promise<Moves> {
  const there: number[] = []
  const back: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    there.push(await move(page, screens.open, screens.detail))
    back.push(await move(page, null, screens.list))
  }
  const [first = Number.NaN, ...warm] = there
  return { first, there: warm, back: back.slice(1) }
}

export interface Memory {
  readonly heap: number
  readonly nodes: number
}

export async function measureMemory(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') }
}
