import { expect, userEvent, within } from 'storybook/test'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import { merchantRows } from '@mocks/world/seed/merchants'
import { inside, type Page } from '../../support/page'
import type { ScreenProps } from '../../support/screen'

/** A step of a merchant's settings; 2 is Tiffin. */
export const at = (step: string, id = '2') =>
  ({ path: `/admin/settings/add-settings/${id}?step=${step}` }) satisfies Partial<ScreenProps>

export const onRoot = { tenant: null, persona: 'admin' } as const

/** Tiffin as a colleague has just saved it. */
export function tiffinWith(change: Partial<Merchant>): Merchant {
  const row = merchantRows.find(({ id }) => id === '2')
  if (!row) throw new Error('no Tiffin')
  const { card_point: _, ...fields } = row
  const counts = { departments_on: 3, departments_total: 3, launch: [], version: 'newer' }
  return { ...fields, ...counts, ...change }
}

export async function opened(canvasElement: HTMLElement, title: string, step?: string) {
  const page = inside(canvasElement)
  await expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible()
  if (step !== undefined) {
    await expect(await page.findByRole('heading', { level: 2, name: step })).toBeVisible()
  }
  return page
}

export const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

export async function write(page: Page, name: RegExp, text: string) {
  const field = box(page, name)
  await userEvent.clear(field)
  // At once: a letter at a time proves nothing more.
  await userEvent.click(field)
  await userEvent.paste(text)
}

export const press = async (page: Page, name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }))

export async function inSummary(page: Page, ...texts: (string | RegExp)[]) {
  const summary = await page.findByRole('alert')
  for (const name of texts) {
    await expect(await within(summary).findByRole('button', { name })).toBeVisible()
  }
}

export async function writeIdentity(page: Page, name: string) {
  await write(page, /^Name/, name)
  await write(page, /^Office/, 'Finance office')
  await write(page, /^Phone/, '330-555-0142')
  await write(page, /^Hours/, 'Weekdays 8 to 4')
  await write(page, /^Representative/, '山田 太郎')
  await write(page, /^Street/, '1 Main Street')
  await write(page, /^City/, 'Newtown')
  const state = page.getByRole('combobox', { name: /^State/ })
  await userEvent.click(state)
  await userEvent.type(state, 'Ohio')
  await userEvent.click(await page.findByRole('option', { name: /Ohio/ }))
  await write(page, /^ZIP/, '45000')
}
