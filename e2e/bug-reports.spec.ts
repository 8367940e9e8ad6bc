import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addToCart, cartButton } from './support/journey.ts'
import { people } from './support/names.ts'
import { openWorld } from './support/open-world.ts'
import { demoPanel, openPanel, said } from './support/panel.ts'
import { accountMenu, signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// The panel's files. They are made here and not kept beside this test: a file is of one seed.

async function save(page: Page, button: string, path: string): Promise<string> {
  const panel = await openPanel(page, 'Data')
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: button }).click()
  await (await saving).saveAs(path)
  await expect(said(page)).toHaveText(/^Saved as /u)
  // Left open it would come back with the next page.
  await page.keyboard.press('Escape')
  await expect(demoPanel(page)).toBeHidden()
  return path
}

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: /Reference: / })

test.describe('a bug report', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('shows a colleague the same page, as the same person', async ({
    page,
    browser,
    at,
    bill,
  }, info) => {
    await page.setViewportSize({ width: 900, height: 700 })
    await signIn(page, at, 'user', bill.path)
    await addToCart(page, bill)
    await page.getByRole('button', { name: 'Use dark theme' }).click()
    await page.goto(at('miamicounty', '/departments?fault=listDepartments:503'))
    await expect(failed(page)).toBeVisible()
    const cart = await cartButton(page).getAttribute('aria-label')
    const hash = await world.hash(page)
    const file = await save(page, 'Save a bug report', info.outputPath('a.report.json'))
    expect(await readFile(file, 'utf8')).not.toMatch(/Bearer (?!\*\*\*)/u)

    const profile = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const colleague = await profile.newPage()
    await openWorld(colleague, file)
    expect(colleague.url()).toBe(at('miamicounty', '/departments'))
    await expect(failed(colleague)).toBeVisible()
    await expect(accountMenu(colleague, people.user.name)).toBeVisible()
    expect(await cartButton(colleague).getAttribute('aria-label')).toBe(cart)
    expect(colleague.viewportSize()).toEqual({ width: 900, height: 700 })
    await expect(colleague.locator('html')).toHaveClass(/dark/u)
    expect(await world.hash(colleague)).toBe(hash)
    const theirs = await openPanel(colleague, 'Data')
    await expect(theirs.getByText(/^The opened report is of .* 900 × 700/u)).toBeVisible()
    await profile.close()
  })
})

test('a world of its own goes along with the report, to the site of its page', async ({
  page,
  browser,
  open,
}, info) => {
  await open({ scenario: 'payments-off' })
  await expect(page.getByText('Online payments are off until Jun 3')).toBeVisible()
  await world.moveClock(page, 60)
  const hash = await world.hash(page)
  const file = await save(page, 'Save a bug report', info.outputPath('own.report.json'))
  const profile = await browser.newContext()
  const colleague = await profile.newPage()
  await openWorld(colleague, file)
  expect(colleague.url()).toBe(page.url())
  await expect(colleague.getByText('Online payments are off until Jun 3')).toBeVisible()
  expect(await world.hash(colleague)).toBe(hash)
  const [here, there] = [await world.state(page), await world.state(colleague)]
  expect(Math.abs(here.clock_offset - there.clock_offset)).toBeLessThan(60_000)
  await profile.close()
})

test('a world alone opens from the catalogue, and a report of another build is refused', async ({
  page,
  at,
}, info) => {
  await page.goto('/departments')
  const file = await save(page, 'Save the world', info.outputPath('a.world.json'))
  await openWorld(page, file)
  await expect(page).toHaveURL(at(null, '/__scenarios'))
  await page.goto('/departments')
  const report = await save(page, 'Save a bug report', info.outputPath('b.report.json'))
  const other = info.outputPath('c.report.json')
  const text = await readFile(report, 'utf8')
  await writeFile(other, text.replace('"format": 1', '"format": 2'))
  await expect(openWorld(page, other)).rejects.toThrow(/Version .* saved this file/u)
})

test('a report that is dropped on the catalogue is opened', async ({ page, at }, info) => {
  await page.goto('/departments')
  const file = await save(page, 'Save a bug report', info.outputPath('d.report.json'))
  const text = await readFile(file, 'utf8')
  await page.goto(at(null, '/__scenarios'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'd.report.json', { type: 'application/json' }))
    return data
  }, text)
  await heading.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page).toHaveURL(at('miamicounty', '/departments'))
})
