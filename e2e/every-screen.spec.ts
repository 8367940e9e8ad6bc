import { axeFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { tour } from './support/tour.ts'

// What holds on every screen (quality.md, "Accessibility and languages").

// In the dark and in other languages: stories/sweeps, and each screen's own stories.
test('axe finds nothing', { tag: ['@phone', '@phone-only'] }, async ({ page, payer }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { name, reach } of tour) {
    await test.step(name, async () => {
      await reach(page, payer)
      expect.soft(await axeFindings(page), name).toEqual([])
    })
  }
})
