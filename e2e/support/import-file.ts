import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** A file of accounts, and the steps of an import as a clerk takes them. */

interface AccountLine {
  readonly account: string
  readonly owner: string
  readonly charge: string
  /** Else the same as the charge. */
  readonly due?: string
}

const headings =
  'department_id,account_number,client_number,roll_type,tax_year,cycle,bill_number,owner_name,service_address,service_zip,due_date,current_charge,amount_due'

export function accountsFile(lines: readonly AccountLine[]): string {
  const rows = lines.map(({ account, owner, charge, due = charge }, index) =>
    [
      'real-estate-tax',
      account,
      '0001',
      'REAL',
      '2025',
      '2',
      `25-9${index}-2`,
      `"${owner}"`,
      `${index + 1} Canal Road`,
      '45373',
      '2026-07-10',
      charge,
      due,
    ].join(','),
  )
  return [headings, ...rows, ''].join('\r\n')
}

/** From the page of new imports to the checked rows. */
export async function uploadAndCheck(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'File (required)' }).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Map columns' })).toBeVisible()
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Check' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible()
}

/** From the checked rows to the result; `press`: what the button says. */
export async function importChecked(page: Page, press: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: press, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible()
}

/** The file with the rows that were refused, as it was saved. */
export async function downloadErrors(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the rows with errors' }).click()
  const download = await coming
  return readFile(await download.path(), 'utf8')
}
