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
  { tag: '@real' },
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

test('a page of the city that is open shows the new amount at once', async ({
  page,
  at,
  context,
}) => {
  const [ada] = accounts(0)
  const line = { account: ada, owner: 'ASH, ADA' }
  await signIn(page, at, 'merchant-admin', '/import/accounts')
  await uploadAndCheck(page, 'first.csv', accountsFile([{ ...line, charge: '312.40' }]))
  await importChecked(page, 'Import 1 row')
  const open = await context.newPage()
  await open.goto(at('miamicounty', billPath(ada)))
  const bill = open.getByRole('main')
  await expect(bill).toContainText('$312.40')

  await page.getByRole('link', { name: 'Import another file' }).click()
  await uploadAndCheck(page, 'corrected.csv', accountsFile([{ ...line, charge: '280.10' }]))
  await expect(rows(page)).toContainText('Current charge: 312.40 → 280.10')
  await importChecked(page, 'Import 1 row')
  await expect(bill).toContainText('$280.10')
  await expect(bill).not.toContainText('$312.40')
})

test('an import whose answer is lost is made once', async ({ page, at }) => {
  const [ada] = accounts(0)
  await signIn(page, at, 'merchant-admin', '/import/accounts')
  await uploadAndCheck(
    page,
    'lost.csv',
    accountsFile([{ account: ada, owner: 'ASH, ADA', charge: '312.40' }]),
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  const verb = page.getByRole('button', { name: 'Import 1 row', exact: true })
  await expect(verb).toBeVisible()
  const here = new URL(page.url())
  here.searchParams.set('scenario', 'office-answer-lost')
  await page.goto(here.href)
  await verb.click()
  await expect(
    page.getByText(/The change was made at .*Only the server’s response was lost/u).first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible()
  await page.getByRole('link', { name: 'All imports' }).click()
  await expect(page.getByRole('link', { name: 'lost.csv' })).toHaveCount(1)
})

test('a check is there again after a reload and a sign-out', async ({ page, at }) => {
  const [ada] = accounts(0)
  await signIn(page, at, 'merchant-admin', '/import/accounts')
  await uploadAndCheck(
    page,
    'kept.csv',
    accountsFile([{ account: ada, owner: 'ASH, ADA', charge: '312.40' }]),
  )
  await page.reload()
  await expect(rows(page).getByRole('row', { name: new RegExp(ada, 'u') })).toContainText('New')
  await signOut(page, 'merchant-admin')
  await signIn(page, at, 'merchant-admin', '/import/accounts')
  await page.getByRole('link', { name: 'kept.csv' }).click()
  await expect(rows(page).getByRole('row', { name: new RegExp(ada, 'u') })).toContainText('New')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Cancel the import' }).click()
  await expect(page.getByRole('main')).toContainText('No rows were imported.')
})

test('payments from a file pay bills, on a phone', { tag: '@phone' }, async ({ page, at }) => {
  const payments = [
    'department_id,account_number,client_number,tax_year,cycle,payment_date,amount,tender,external_reference',
    'real-estate-tax,08-004518,0001,2025,2,2026-05-29,100.00,CHECK,LBX-PHONE-1',
    '',
  ].join('\n')
  await signIn(page, at, 'merchant-admin', '/real-estate-tax/import-payments')
  await uploadAndCheck(page, 'lockbox.csv', payments)
  await importChecked(page, 'Import 1 row')
  await page.goto(at('miamicounty', billPath('08-004518')))
  await expect(page.getByRole('main')).toContainText('$602.19')
})
