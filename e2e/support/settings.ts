import { expect, type Page } from '@playwright/test'

// A merchant's settings, as the provider fills them in (product.md A3).

export const adding = '/admin/settings/add-settings'

export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

export async function addMerchant(page: Page, name: string): Promise<void> {
  await box(page, /^Name/u).fill(name)
  await box(page, /^Office/u).fill('Finance office')
  await box(page, /^Phone/u).fill('330-555-0142')
  await box(page, /^Hours/u).fill('Weekdays 8 to 4')
  await box(page, /^Representative/u).fill('山田 太郎')
  await box(page, /^Street/u).fill('1 Main Street')
  await box(page, /^City/u).fill('Newtown')
  await page.getByRole('combobox', { name: /^State/u }).fill('Ohio')
  await page.getByRole('option', { name: /Ohio/u }).click()
  await box(page, /^ZIP/u).fill('45000')
  await press(page, 'Add the merchant and continue')
  await expect(step(page, 'Domain')).toBeVisible()
}

/** Opens the form of another department. */
export async function addDepartment(page: Page, name: string, source: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a department' }).click()
  await page.getByRole('textbox', { name: /^Name/u }).first().fill(name)
  await page.getByRole('radio', { name: source }).check()
}

export async function saveDepartment(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add the department' }).first().click()
  const list = page.getByRole('list', { name: 'Departments in their order' })
  await expect(list.getByRole('button', { name, exact: true })).toBeVisible()
}
