import { expect, type Locator, type Page } from '@playwright/test'

/** The demonstration's panel, as a presenter or tester uses it. */

export type PanelPart = 'Who' | 'Where' | 'Time' | 'Mail' | 'Network' | 'Data' | 'Log' | 'Scenarios'

export function launcher(page: Page): Locator {
  return page.getByRole('button', { name: 'Demo panel' })
}

export function demoPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Demo panel' })
}

/** By the keys: the launcher comes a second later, when the page is quiet. */
export async function openPanel(page: Page, part: PanelPart): Promise<Locator> {
  const panel = demoPanel(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (!(await panel.isVisible())) await page.keyboard.press('Control+.')
  await panel.getByRole('navigation').getByRole('button', { name: part }).click()
  return panel
}

/** Where it is open, or comes back by itself with the page: opening it then would close it. */
export async function turnTo(page: Page, part: PanelPart): Promise<void> {
  await demoPanel(page).getByRole('navigation').getByRole('button', { name: part }).click()
}

/** What the panel says that it did. */
export function said(page: Page): Locator {
  return demoPanel(page).getByRole('status')
}
