import type { Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import {
  accountsFile,
  downloadErrors,
  importChecked,
  uploadAndCheck,
} from './support/import-file.ts'
import { expectReceipt, payByCard } from './support/journey.ts'
import { signIn, signOut } from './support/session.ts'
import { expect, test } from './support/test.ts'

// Imports over several pages and people (product.md 2.5).

const rows = (page: Page) => page.getByRole('table', { name: 'Rows of the file' })

/** Numbers that no other test and no earlier run of this one has. */
const accounts = (round: number): [string, string, string, string] => {
  const number = (index: number) => `09-${String(910_000 + round * 10 + index)}`
  return [number(1), number(2), number(3), number(4)]
}

test(
  'a file is imported, its errors mended, one bill is paid, and the rest taken back',
  { tag: ['@real', '@both'] },
  async ({ page, at, payer }, info) => {
    test.setTimeout(90_000)
    const [ada, bo, cy, dee] = accounts(info.repeatEachIndex)
    const file = accountsFile([
      { account: ada, owner: 'ASH, ADA', charge: '312.40' },
      { account: bo, owner: 'BAY, BO', charge: '250.00' },
      { account: cy, owner: 'CLAY, CY', charge: '199.99' },
      { account: dee, owner: 'DALE, DEE', charge: '140.00', due: '150.00' },
    ])
    await signIn(page, at, 'merchant-admin', '/import/accounts')
    await uploadAndCheck(page, 'second-halves.csv', file)
    await expect(rows(page).getByRole('row', { name: new RegExp(dee, 'u') })).toContainText('E016')
    const errors = await downloadErrors(page)
    expect(errors).toContain('error_code')
    await importChecked(page, 'Import 3 valid rows, skip 1')
    await expect(page.getByText('3 rows of second-halves.csv were imported')).toBeVisible()
    await expect(page.getByText('3 bills can now be paid.')).toBeVisible()

    await page.getByRole('link', { name: 'Import another file' }).click()
    await uploadAndCheck(page, 'mended.csv', errors.replace('150.00', '140.00'))
    await expect(rows(page).getByRole('row', { name: new RegExp(dee, 'u') })).toContainText('New')
    await importChecked(page, 'Import 1 row')
    await expect(page.getByText('1 row of mended.csv was imported')).toBeVisible()

    await signOut(page, 'merchant-admin')
    await payByCard(page, { bill: { path: at('miamicounty', billPath(bo)) }, payer })
    await expectReceipt(page)

    await signIn(page, at, 'merchant-admin', '/import/accounts')
    await page.getByRole('link', { name: 'second-halves.csv' }).first().click()
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByRole('main')).toContainText('2 rows were undone.')
    await expect(
      page.getByRole('main').getByText('1 row stays, because its bill was paid after the import.'),
    ).toBeVisible()
    await page.goto(at('miamicounty', billPath(bo)))
    await expect(page.getByRole('main')).toContainText('BAY, BO')
    await page.goto(at('miamicounty', billPath(ada)))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page')
  },
)

// An import whose answer is lost: stories/screens/imports, mocks/handlers/imports/lost-answers.test.ts.
test(
  'payments from a file pay bills, on a phone, and a page of the city that is open shows it at once',
  { tag: ['@phone', '@phone-only'] },
  async ({ page, at, context }) => {
    const payments = [
      'department_id,account_number,client_number,tax_year,cycle,payment_date,amount,tender,external_reference',
      'real-estate-tax,08-004518,0001,2025,2,2026-05-29,100.00,CHECK,LBX-PHONE-1',
      '',
    ].join('\n')
    const open = await context.newPage()
    await open.goto(at('miamicounty', billPath('08-004518')))
    const bill = open.getByRole('main')
    await expect(bill).toContainText('$702.19')

    await page.bringToFront()
    await signIn(page, at, 'merchant-admin', '/real-estate-tax/import-payments')
    await uploadAndCheck(page, 'lockbox.csv', payments)
    // What was checked is there again after a reload.
    await page.reload()
    await importChecked(page, 'Import 1 row')
    await expect(bill).toContainText('$602.19')
  },
)
