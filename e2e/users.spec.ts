import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import Papa from 'papaparse'
import * as v from 'valibot'
import { cities, people } from './support/names.ts'
import { signIn, signOut } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The office's users (product.md A4 to A7), over several pages and tabs.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const list = (page: Page) => page.getByRole('main').getByRole('table').first()
const names = (page: Page) => list(page).getByRole('rowheader')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kind of user' }).getByRole('link', { name })

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notices/u }).getByText(text)

const fileRows = v.array(v.array(v.string()))

/** What the list shows, row by row, of these columns. */
async function shownIn(page: Page, columns: readonly string[]): Promise<string[][]> {
  const heads = await list(page).getByRole('columnheader').allInnerTexts()
  const wanted = columns.map((name) => heads.findIndex((head) => head.trim() === name))
  const rows = await list(page).locator('tbody').getByRole('row').all()
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('th, td').allInnerTexts()
      return wanted.map((column) => (cells[column] ?? '').trim())
    }),
  )
}

async function openActions(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  return page.getByRole('menu')
}

test('a clerk is hired, limited, and taken back', async ({ page, at, payer }) => {
  await signIn(page, at, 'merchant-admin', '/users/1')
  await page.getByRole('link', { name: 'Add a user' }).click()
  await expect(heading(page, 'Add a user')).toBeVisible()
  const clerk = 'Nora Clerk'
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill(clerk)
  await page.getByRole('textbox', { name: /^E-mail/u }).fill(payer.email())
  await page.getByRole('textbox', { name: /^User name/u }).fill('nora.clerk')
  await page.getByRole('radio', { name: /^Merchant User/u }).check()
  await page.getByRole('checkbox', { name: 'Void and refund payments' }).check()
  await page.getByRole('button', { name: 'Add and send the invitation' }).first().click()
  await expect(heading(page, clerk)).toBeVisible()
  await expect(notice(page, `${clerk} was added.`)).toBeVisible()

  await page.getByRole('checkbox', { name: 'Void and refund payments' }).uncheck()
  await page.getByRole('radio', { name: 'Selected departments' }).check()
  await page.getByRole('combobox', { name: /^Departments of this user/u }).fill('dog')
  await page.getByRole('option', { name: 'Dog licenses' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText(/^Saved \d/u)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Void and refund payments' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Selected departments' })).toBeChecked()
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(list(page).getByRole('row', { name: /User changed/u })).toContainText(
    'Departments: All departments → Dog licenses',
  )

  await page.getByRole('link', { name: 'All users' }).click()
  await tab(page, 'Invitations').click()
  const menu = await openActions(page, clerk)
  await menu.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, `${clerk} was deleted.`)).toBeVisible()
  await expect(names(page).filter({ hasText: clerk })).toHaveCount(0)
  // Focus does not start at the top of the page again: the next row has it.
  await expect(names(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1)
})

test('a clerk who is limited to a department sees only its payments', async ({ page, at }) => {
  const byDepartment = page.getByRole('main').getByRole('table', { name: 'By department' })
  const departments = byDepartment.getByRole('rowheader')
  await signIn(page, at, 'merchant-admin', '/users/1')
  await names(page).getByRole('link', { name: people['merchant-user'].name }).click()
  await page.getByRole('radio', { name: 'Selected departments' }).check()
  await page.getByRole('combobox', { name: /^Departments of this user/u }).fill('permits')
  await page.getByRole('option', { name: 'Building permits' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText(/^Saved \d/u)).toBeVisible()
  await page.goto(at(cities.county, '/dashboard'))
  await expect(departments.filter({ hasText: 'Real estate tax' })).toBeVisible()
  await signOut(page, 'merchant-admin')

  await signIn(page, at, 'merchant-user', '/dashboard')
  await expect(departments).toHaveText(['Building permits', 'Total'])
  await expect(
    page.getByText('Shows Building permits, the department that you can see.'),
  ).toBeVisible()
})

test(
  'two tabs change one user: both versions are shown, and nothing is lost',
  { tag: ['@phone', '@phone-only'] },
  async ({ page, at, context }) => {
    await signIn(page, at, 'merchant-admin', '/users/1')
    await names(page).getByRole('link', { name: 'Leon Fisk' }).click()
    await expect(heading(page, 'Leon Fisk')).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('textbox', { name: /^Phone/u }).fill('937-555-0111')
    await other.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(other.getByText(/^Saved \d/u)).toBeVisible()

    await page.getByRole('textbox', { name: /^Name/u }).fill('Leon B. Fisk')
    await page.getByRole('textbox', { name: /^Phone/u }).fill('937-555-0122')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    const conflict = page.getByRole('dialog')
    await expect(conflict).toContainText('937-555-0111')
    await expect(conflict).toContainText('937-555-0122')
    await conflict.getByRole('radio', { name: /937-555-0111/u }).check()
    await conflict.getByRole('button', { name: /^Save/u }).click()
    await expect(heading(page, 'Leon B. Fisk')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Phone/u })).toHaveValue('937-555-0111')
  },
)

// The address of a list, and what a file holds: use-list-state.test.tsx, build-list-export.test.ts.
test('a list with filter and sort is the same after a page and a reload, and so is its export', async ({
  page,
  at,
}) => {
  await signIn(page, at, 'merchant-admin', '/users/1')
  await expect(names(page).first()).toBeVisible()
  await page.getByRole('search').getByRole('button', { name: 'Status' }).click()
  await page.getByRole('checkbox', { name: 'Active' }).check()
  await page.keyboard.press('Escape')
  await list(page).getByRole('button', { name: 'Role' }).click()
  await expect(page).toHaveURL(/status=active/u)
  await expect(page).toHaveURL(/sort=role/u)
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
  const order = await names(page).allInnerTexts()
  expect(order.length).toBeGreaterThan(1)
  await names(page).getByRole('link').first().click()
  await expect(page.getByRole('navigation', { name: 'About this user' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'All users' }).click()
  await expect(names(page)).toHaveText(order, { useInnerText: true })
  await page.goBack()
  await page.goBack()
  await expect(names(page)).toHaveText(order, { useInnerText: true })

  const shown = await shownIn(page, ['Role', 'Status', 'Can refund'])
  await page.getByRole('button', { name: 'Export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await (await coming).path()
  const text = await readFile(file, 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head = [], ...rows] = v.parse(fileRows, Papa.parse(text.slice(1).trim()).data)
  const columns = ['Role', 'Status', 'Can refund'].map((name) => head.indexOf(name))
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual(shown)
  // A name's cell holds the address as well.
  const who = ['Name', 'E-mail'].map((name) => head.indexOf(name))
  await expect(names(page)).toHaveText(rows.map((row) => who.map((column) => row[column]).join('')))
})

test('what a role may not do is not there', { tag: '@real' }, async ({ page, at }) => {
  await signIn(page, at, 'merchant-user', '/users/1')
  await expect(names(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a user' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await page.goto(at(cities.county, '/users/add-user'))
  await expect(page.getByRole('main')).toContainText('Merchant User')
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
