import { expect, test } from '@playwright/test'
import { firstScreens, loadBudget } from './support/load-budget.ts'
import { launchOptions } from './support/browser.ts'
import { measureLoad, shiftUntilIdle } from './support/page-load.ts'

// A usual desktop, whose scroll bars take space: without them nothing moves aside when a list comes.
test.use({
  viewport: { width: 1350, height: 940 },
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
})

for (const { name, path, firstRow } of firstScreens) {
  test(`${name} stays within its budget before the first row @real @both`, async ({
    page,
  }, info) => {
    const budget = loadBudget[info.project.name === 'real' ? 'real' : 'mock']
    const load = await measureLoad(page, path, firstRow)
    const summary = `${(load.scriptBytes / 1024).toFixed(1)} KiB in ${load.scripts} scripts`
    info.annotations.push({ type: 'load', description: summary })
    expect.soft(load.scriptBytes / 1024, summary).toBeLessThanOrEqual(budget.scriptKib)
    expect.soft(load.scripts, summary).toBeLessThanOrEqual(budget.scripts)
    expect.soft(load.styleBytes / 1024).toBeLessThanOrEqual(budget.styleKib)
    expect.soft(load.fonts).toBeLessThanOrEqual(budget.fonts)
    // quality.md, "Speed": CLS.
    expect.soft(await shiftUntilIdle(page)).toBe(0)
    // A budget met by an empty page would prove nothing.
    expect(load.scriptBytes).toBeGreaterThan(50_000)
  })
}
