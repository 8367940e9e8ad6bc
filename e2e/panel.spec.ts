import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  addToCart,
  checkOut,
  chooseCard,
  expectReceipt,
  fillDetails,
  openCart,
  payButton,
  payByEcheck,
} from './support/journey.ts'
import { cities, people } from './support/names.ts'
import { demoPanel, launcher, openPanel, said, turnTo } from './support/panel.ts'
import { accountMenu, signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// The panel of the demonstration (mock-cloud.md, "Scenarios", the row of the panel).

const departments = (page: Page) =>
  page.getByRole('heading', { name: 'What would you like to pay?', level: 1 })
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: /Reference: / })

test(
  'opens by Ctrl+. and closes by Esc, and gives focus back',
  { tag: ['@phone', '@phone-only'] },
  async ({ page }) => {
    await page.goto('/departments')
    await expect(launcher(page)).toBeVisible()
    await page.keyboard.press('Control+.')
    await expect(demoPanel(page).getByRole('heading', { name: 'Demo panel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(demoPanel(page)).toBeHidden()
    await expect(launcher(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(demoPanel(page)).toBeVisible()
    await page.keyboard.press('Control+.')
    await expect(demoPanel(page)).toBeHidden()
    await expect(launcher(page)).toBeFocused()
  },
)

test('opens by Ctrl+. from the first heading on, before its own script is here', async ({
  page,
}) => {
  await page.goto('/departments', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(launcher(page)).toHaveCount(0)
  await page.keyboard.press('Control+.')
  await expect(demoPanel(page).getByRole('heading', { name: 'Demo panel' })).toBeFocused()
  await page.keyboard.press('Control+.')
  await expect(demoPanel(page)).toBeHidden()
  await expect(launcher(page)).toHaveCount(1)
})

test('opens by Ctrl+. while its own script is on its way', async ({ page }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/line-and-panel-[^/]*\.js$/u, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/line-and-panel-/u)
  await page.goto('/departments')
  await asked
  await page.keyboard.press('Control+.')
  release()
  await expect(demoPanel(page).getByRole('heading', { name: 'Demo panel' })).toBeFocused()
  await page.keyboard.press('Control+.')
  await expect(demoPanel(page)).toBeHidden()
})

test('leaves the page beside it in use, comes over a dialog, and stays through a reload', async ({
  page,
}) => {
  await page.goto('/departments')
  await openPanel(page, 'Time')
  const search = page.getByRole('searchbox', { name: 'Search all bills' })
  await search.fill('08-004512')
  await search.press('Escape')
  await expect(demoPanel(page)).toBeVisible()
  await page.reload()
  await expect(demoPanel(page).getByRole('heading', { name: 'Time of this world' })).toBeVisible()
  await page.keyboard.press('Control+.')
  await expect(demoPanel(page)).toBeHidden()

  await page.getByRole('contentinfo').getByRole('button', { name: 'Find a receipt' }).click()
  const receipt = page.getByRole('dialog', { name: 'Find a receipt' })
  await expect(receipt).toBeVisible()
  await page.keyboard.press('Control+.')
  await demoPanel(page).getByRole('button', { name: 'Who', exact: true }).click()
  await expect(
    demoPanel(page).getByRole('heading', { name: 'People of other sites' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(demoPanel(page)).toBeHidden()
  await expect(receipt).toBeVisible()
})

test('who: a person of this site at once, in all its tabs, and those of another site there', async ({
  page,
  context,
  at,
}) => {
  await page.goto('/departments')
  const other = await context.newPage()
  await other.goto('/departments')
  await page.bringToFront()
  const panel = await openPanel(page, 'Who')
  await panel.getByRole('button', { name: people.user.name }).click()
  await expect(accountMenu(page, people.user.name)).toBeVisible()
  await expect(accountMenu(other, people.user.name)).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(/^Your role \(/u)).toBeVisible()

  // Another person: the same address, and now it is theirs.
  await turnTo(page, 'Who')
  await panel.getByRole('button', { name: people['merchant-admin'].name }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(panel.getByRole('button', { name: people['merchant-admin'].name })).toContainText(
    'Now',
  )
  await panel.getByRole('button', { name: /^Guest/u }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()

  await panel.getByRole('link', { name: people['other-merchant-admin'].name }).click()
  await expect(accountMenu(page, people['other-merchant-admin'].name)).toBeVisible()
  expect(page.url().startsWith(at('tiffin', '/'))).toBe(true)
})

test('where: another city, language and theme', async ({ page, at }) => {
  await page.goto('/departments')
  const panel = await openPanel(page, 'Where')
  await panel.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await panel.getByRole('link', { name: 'City of Tiffin' }).click()
  await expect(page).toHaveURL(at('tiffin', '/departments'))
  await openPanel(page, 'Where')
  await demoPanel(page).getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { name: 'Was möchten Sie bezahlen?' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo-Panel' })).toBeVisible()
})

test.describe('network', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('makes the next calls fail, and no more; holds every answer, until it does not', async ({
    page,
  }) => {
    const realEstate = page.getByRole('link', { name: /^Real estate tax/u })
    await page.goto('/departments')
    const panel = await openPanel(page, 'Network')
    await test.step('a fault that was disarmed does nothing', async () => {
      await panel.getByRole('combobox', { name: 'Call' }).selectOption('listDepartments')
      await panel.getByRole('combobox', { name: 'What happens' }).selectOption('500')
      await panel.getByRole('combobox', { name: 'How often' }).selectOption('Always')
      await panel.getByRole('button', { name: 'Arm it' }).click()
      await panel.getByRole('button', { name: 'Disarm listDepartments → 500' }).click()
      await page.reload()
      await expect(realEstate).toBeVisible()
    })
    await test.step('one that is armed acts as often as it says', async () => {
      await panel.getByRole('combobox', { name: 'Call' }).selectOption('listDepartments')
      await panel.getByRole('combobox', { name: 'What happens' }).selectOption('500')
      // What only reads is tried once more by itself.
      await panel.getByRole('combobox', { name: 'How often' }).selectOption('The next two')
      await panel.getByRole('button', { name: 'Arm it' }).click()
      await expect(said(page)).toHaveText('Armed: listDepartments → 500')
      await expect(panel.getByRole('button', { name: /^Disarm/u })).toHaveCount(1)
      await page.reload()
      await expect(failed(page)).toBeVisible()
      await failed(page).getByRole('button', { name: 'Try again' }).click()
      await expect(realEstate).toBeVisible()
      // Spent: it is off the list.
      await expect(panel.getByRole('combobox', { name: 'How often' })).toBeVisible()
      await expect(panel.getByRole('button', { name: /^Disarm/u })).toHaveCount(0)
      await turnTo(page, 'Log')
      await expect(panel.getByText('A fault acted: 500')).toHaveCount(2)
    })
    await test.step('slow answers are waited for, until they are quick again', async () => {
      await turnTo(page, 'Network')
      const latency = panel.getByRole('combobox', { name: 'Every answer takes' })
      await latency.selectOption('30 seconds')
      await page.reload()
      await turnTo(page, 'Log')
      await expect(panel.getByText('Waits').first()).toBeVisible()
      await expect(realEstate).toHaveCount(0)
      await turnTo(page, 'Network')
      await latency.selectOption('No time')
      await page.reload()
      await expect(realEstate).toBeVisible()
    })
  })

  test('sends a call that no screen makes: a city is switched off', async ({
    page,
    context,
    at,
  }) => {
    const tab = await context.newPage()
    await tab.goto(at('tiffin', '/departments'))
    await expect(departments(tab)).toBeVisible()

    await signIn(page, at, 'admin')
    const panel = await openPanel(page, 'Network')
    await panel.getByRole('combobox', { name: 'Fill in from' }).selectOption('setMerchantStatus')
    await panel.getByRole('textbox', { name: 'Path' }).fill('/api/merchant/update-status/2')
    await panel.getByRole('textbox', { name: 'Body (JSON)' }).fill('{ "is_enabled": 0 }')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(said(page)).toHaveText('The answer is 200')

    const search = tab.getByRole('searchbox', { name: 'Search all bills' })
    await search.fill('PT-26-00118')
    await search.press('Enter')
    await expect(tab).toHaveURL(/\/404$/u)
  })
})

test.describe('data', () => {
  const writes = (panel: Locator, count: number) =>
    expect(panel.getByText(`Writes so far: ${count}`)).toBeVisible()

  test('takes a payment back, saves the world, starts over, and restores it', async ({
    page,
    bill,
    payer,
  }, info) => {
    const add = page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u })
    await payByEcheck(page, { bill, payer })
    await expectReceipt(page, 'pending')
    await page.goto(bill.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(add).toHaveCount(0)
    const panel = await openPanel(page, 'Data')
    await writes(panel, 1)
    const before = await world.hash(page)
    const file = info.outputPath('saved.world.json')
    await test.step('save', async () => {
      const saving = page.waitForEvent('download')
      await panel.getByRole('button', { name: 'Save the world' }).click()
      await (await saving).saveAs(file)
    })
    await test.step('undo', async () => {
      await panel.getByRole('button', { name: 'Undo the last write' }).click()
      await expect(said(page)).toHaveText(`Taken back: createPayment · ${cities.county}`)
      await expect(add).toBeVisible()
      await writes(panel, 0)
      await expect(panel.getByText('There is nothing to take back')).toBeVisible()
    })

    const open = async (path: string) => {
      const choosing = page.waitForEvent('filechooser')
      await panel.getByRole('button', { name: 'Open a file' }).click()
      await (await choosing).setFiles(path)
    }
    await test.step('a file that is none, then the saved one', async () => {
      const broken = info.outputPath('broken.world.json')
      await writeFile(broken, (await readFile(file, 'utf8')).slice(0, 100))
      await open(broken)
      await expect(said(page)).toHaveText(/^This is no bug report and no world file/u)
      await writes(panel, 0)
      await open(file)
      await expect(said(page)).toHaveText('The world of the file is here now')
      await writes(panel, 1)
      await panel.getByRole('button', { name: 'World hash' }).click()
      await expect(panel.getByText(before)).toBeVisible()
      await expect(add).toHaveCount(0)
    })
    await test.step('start over, asked twice', async () => {
      await panel.getByRole('button', { name: 'Reset', exact: true }).click()
      await panel.getByRole('button', { name: 'Keep them' }).click()
      await writes(panel, 1)
      await panel.getByRole('button', { name: 'Reset', exact: true }).click()
      await panel.getByRole('button', { name: 'Reset all data' }).click()
      await writes(panel, 0)
      expect(await world.hash(page)).not.toBe(before)
    })
  })

  test('damages what the browser keeps, and the page starts all the same', async ({ page, at }) => {
    await signIn(page, at, 'user')
    const panel = await openPanel(page, 'Data')
    for (const key of ['user-data', 'last-activity', 'config']) {
      // `config` is stored after the first choice.
      if (key === 'config') {
        await turnTo(page, 'Where')
        await panel.getByRole('combobox', { name: 'Language' }).selectOption('English')
        await turnTo(page, 'Data')
      }
      await panel.getByRole('button', { name: `Corrupt ${key}` }).click()
      await expect(said(page)).toHaveText(`${key} is corrupt. Load the page again.`)
      // The press itself is an activity, which the page writes within a second.
      if (key === 'last-activity') continue
      const kept = await page.evaluate((name) => window.localStorage.getItem(name), key)
      expect(kept).toBe('{{{')
    }
    await panel.getByRole('button', { name: 'Load the page again' }).click()
    await expect(accountMenu(page, people.user.name)).toBeVisible()
    await expect(departments(page)).toBeVisible()
  })
})

test('the log shows a call, and how to ask the same of the API', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/departments')
  await expect(page.getByRole('link', { name: /^Real estate tax/u })).toBeVisible()
  const panel = await openPanel(page, 'Log')
  const entry = panel.getByRole('listitem').filter({ hasText: 'GET /api/get-departments' })
  await expect(entry).toContainText('200')
  await entry.getByText('GET /api/get-departments').click()
  await expect(entry.getByText('listDepartments', { exact: true })).toBeVisible()
  await entry.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(said(page)).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("curl 'http://localhost:8787/api/get-departments'")
  expect(copied).toContain("-H 'Host: miamicounty.api.localhost'")
  await expect(panel.getByRole('listitem').filter({ hasText: '/departments' }).last()).toBeVisible()
})

test.describe('scenarios', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('are found, played, handed on and ended', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/departments')
    const panel = await openPanel(page, 'Scenarios')
    await panel.getByRole('searchbox', { name: 'Find a scenario' }).fill('503')
    await panel.getByRole('link', { name: '503: the list of departments is not available' }).click()
    await expect(failed(page)).toBeVisible()
    await turnTo(page, 'Scenarios')
    await panel.getByRole('button', { name: 'Copy a link to this page as it is' }).click()
    await expect(said(page)).toHaveText(/^The link is copied/u)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await panel.getByRole('link', { name: 'End it' }).click()
    await expect(page.getByRole('link', { name: /^Real estate tax/u })).toBeVisible()

    const colleague = await context.newPage()
    await colleague.goto(link)
    await expect(failed(colleague)).toBeVisible()
  })
})

test.describe('on a phone', { tag: ['@phone', '@phone-only'] }, () => {
  interface Box {
    x: number
    y: number
    width: number
    height: number
  }
  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

  /** The main action of a page, and the launcher beside it. */
  async function expectApart(page: Page, action: Locator) {
    await expect(action).toBeVisible()
    const [own, theirs] = await Promise.all([
      page.getByLabel('Demo panel').first().boundingBox(),
      action.boundingBox(),
    ])
    if (own === null || theirs === null) throw new Error('one of them has no place')
    expect(own.width).toBeGreaterThanOrEqual(36)
    expect(own.height).toBeGreaterThanOrEqual(36)
    expect(apart(own, theirs), JSON.stringify({ own, theirs })).toBe(true)
  }

  test('the launcher is never over the main action', async ({ page, bill, payer }) => {
    await page.goto(bill.path)
    await expect(launcher(page)).toBeVisible()
    await expectApart(page, page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }))
    await addToCart(page, bill)
    await expect(launcher(page)).toBeVisible()
    const cart = await openCart(page)
    await expectApart(page, cart.getByRole('link', { name: 'Check out' }))
    await page.keyboard.press('Escape')
    await checkOut(page)
    await expectApart(page, page.getByRole('button', { name: 'Continue' }))
    await fillDetails(page, payer)
    await expectApart(page, page.getByRole('button', { name: /^Continue/u }))
    await chooseCard(page)
    await expectApart(page, payButton(page))
  })

  test('the panel lies over the whole page', async ({ page }) => {
    await page.goto('/departments')
    const panel = await openPanel(page, 'Network')
    const box = await panel.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    // The page behind is out of reach, for the keyboard too.
    expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true)
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(departments(page)).toBeVisible()
    await expect(launcher(page)).toBeFocused()
  })
})

test(
  'comes with the demonstration and with no real build',
  { tag: ['@real', '@both'] },
  async ({ page, mode }) => {
    const count = mode === 'mock' ? 1 : 0
    await page.clock.install()
    await page.goto('/departments')
    await expect(page.getByRole('link', { name: /^Real estate tax/u })).toBeVisible()
    // The demonstration lets the first screen go before.
    await page.clock.runFor(10_000)
    // Where nothing is to come, it gets the time to.
    if (mode === 'real') await page.waitForLoadState('networkidle')
    await expect(launcher(page)).toHaveCount(count)
    await page.keyboard.press('Control+.')
    if (mode === 'real') await page.waitForLoadState('networkidle')
    await expect(demoPanel(page)).toHaveCount(count)
  },
)
