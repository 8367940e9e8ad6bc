import { expect, type Locator, type Page } from '@playwright/test'

/** The actions of a user without a mouse. */

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never comes to ${String(control)}`)
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Replaces the field's text. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
