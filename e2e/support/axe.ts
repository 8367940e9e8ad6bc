import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Found {
  readonly id: string
  readonly help: string
  readonly where: readonly string[]
}

/**
 * What axe finds wrong. It describes nothing else, which would take longer than to look. Contrast is
 * each state's own story's (stories/support/contrast.ts): here it would be two thirds of the time.
 */
export async function axeFindings(page: Page): Promise<Found[]> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  })
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html),
  }))
}
