import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { tour } from './support/tour.ts'

// What holds on every screen (quality.md, "Accessibility and languages").

/** Light is forced on start (specification §4); the layout config can say otherwise (decision 10). */
async function startDark(page: Page) {
  await page.addInitScript(() => {
    const config = {
      mode: 'dark',
      primary_color: 'green',
      containers: 'fluid',
      sidebar: 'dark',
      force_light_on_start: false,
      language: null,
    }
    localStorage.setItem('config', JSON.stringify(config))
    localStorage.setItem('theme-mode', 'dark')
  })
}

// Both themes and both widths, not each with each: stories look at every state in between.
for (const theme of ['light', 'dark'] as const) {
  const tag = theme === 'light' ? ['@phone', '@phone-only'] : []
  test(`axe finds nothing, ${theme}`, { tag }, async ({ page, payer }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (theme === 'dark') await startDark(page)
    for (const { name, reach } of tour) {
      await test.step(name, async () => {
        await reach(page, payer)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map((node) => node.html),
        }))
        expect.soft(found, name).toEqual([])
      })
    }
  })
}
