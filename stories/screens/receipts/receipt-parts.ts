import { expect, within } from 'storybook/test'
import { inside } from '../../support/page'

/** What the stories of receipts look at. */

export async function headed(canvasElement: HTMLElement, name: string) {
  const page = inside(canvasElement)
  await expect(await page.findByRole('heading', { level: 1, name })).toBeVisible()
  return page
}

/** What the page says of the payment, and its record below. */
export function parts(canvasElement: HTMLElement, headline: string | RegExp) {
  const page = inside(canvasElement)
  return {
    finish: within(page.getByRole('region', { name: headline })),
    sheet: within(page.getByRole('article', { name: 'Receipt' })),
  }
}
