import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scenarioOf } from '../../mocks/scenarios/registry.ts'
import { freshBill } from '../support/bill.ts'
import { serveStorybook } from '../support/built-storybook.ts'
import { cards, cities, paul, people, peoplesPassword } from '../support/names.ts'
import { addToCart, fillCard, fillDetails, pathOf, payByCard, payByEcheck } from './payments.ts'
import type { Page } from './screen.ts'
import { expect, test } from './test.ts'

// What people do, in browsers other than Chromium: once each, because rules and screens are proven
// elsewhere. docs/browsers.md lists what of a browser is used.

/** The page does not scroll sideways. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  expect(await page.evaluate('window.innerWidth')).toBeLessThan(500)
  const over = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
  expect(over).toBeLessThanOrEqual(0)
}

const paid = /^Paid \$[\d,.]+$/u

test('a bill is paid by card, and paid in another tab, too', async ({ tab, newPage, at }) => {
  await addToCart(tab, at(cities.county, pathOf(paul)))
  await fillDetails(tab, 'card@example.com')
  await payByCard(tab)
  await tab.sees('heading', paid)
  await tab.reads('Visa ending in 1443')
  const other = await newPage()
  await other.goto(at(cities.county, pathOf(paul)))
  await other.sees('heading', '1150 Market Street')
  await other.sees('button', 'Print bill')
  await other.misses('button', /^Add \$/u)
})

test('on a phone a bill is paid by card', async ({ phone, at }) => {
  await addToCart(phone, at(cities.county, pathOf(paul)))
  await fillDetails(phone, 'phone@example.com')
  await payByCard(phone)
  await phone.sees('heading', paid)
  await expectNothingSticksOut(phone)
})

test('on a phone the menu leads to signing in, and the list of users fits', async ({
  phone,
  at,
}) => {
  await phone.goto(at(cities.county, '/departments'))
  await phone.click('button', /^Menu$/u)
  await phone.within('dialog', 'Menu').click('link', 'Sign in')
  await phone.type('textbox', 'E-mail or user name', people['merchant-admin'].email)
  await phone.typeLabeled(/^Password/u, peoplesPassword)
  await phone.within('main').click('button', /^Sign in$/u)
  await phone.until('the dashboard', async () => (await phone.address()).pathname === '/dashboard')
  await phone.click('button', /^Menu$/u)
  await phone.within('dialog', 'Menu').click('link', 'Users')
  await phone.sees('rowheader', 'Leon Fisk')
  await expectNothingSticksOut(phone)
})

test('a bill is paid by e-check', async ({ tab, at }) => {
  await addToCart(tab, at(cities.county, pathOf(paul)))
  await fillDetails(tab, 'echeck@example.com')
  await payByEcheck(tab)
  await tab.sees('heading', /^Payment pending: \$[\d,.]+$/u)
})

test('two tabs live in one world, of two cities where a browser allows it', async ({
  tab,
  newPage,
  at,
}, info) => {
  // WebKit lets no frame share a worker with the frames of another site (docs/browsers.md).
  const elsewhere = info.project.name === 'webkit' ? cities.county : 'tiffin'
  await tab.goto(at(elsewhere, '/departments'))
  if (info.project.name === 'webkit') {
    await tab.reads(/^Demo.* This browser keeps data of its own for each city:/u)
  }
  const county = await newPage()
  await county.goto(at(cities.county, '/departments?as=user'))
  await county.sees('button', `${people.user.name}, account menu`)
  await tab.press('Control+.')
  const panel = tab.within('dialog', 'Demo panel')
  await panel.within('navigation').click('button', 'Time')
  // The time of the one world, moved on in the other tab.
  await panel.click('button', /^\+ 29 minutes/u)
  await county.sees('dialog', 'Are you still there?')
})

test('a scenario is played by its link', async ({ tab, at }) => {
  const { path } = scenarioOf('network-lost')
  await tab.goto(at(cities.county, `${path}&scenario=network-lost`))
  await tab.reads('We could not reach the server. Check your connection, then try again.')
  await tab.within('complementary', /^Demo: “The network is gone/u).click('button', /^End/u)
  await tab.sees('navigation', 'Pages')
})

test('a person signs in by the form', async ({ tab, at }) => {
  await tab.goto(at(cities.county, '/sign-in'))
  await tab.type('textbox', 'E-mail or user name', people['merchant-admin'].email)
  await tab.typeLabeled(/^Password/u, peoplesPassword)
  await tab.within('main').click('button', /^Sign in$/u)
  await tab.sees('button', `${people['merchant-admin'].name}, account menu`)
  await tab.until('the dashboard', async () => (await tab.address()).pathname === '/dashboard')
})

test('a list is searched and filtered, and its file is saved', async ({ tab, profile, at }) => {
  await tab.goto(at(cities.county, '/users/1?as=merchant-admin'))
  await tab.sees('rowheader', 'Leon Fisk')
  await tab.within('search').click('button', 'Status')
  await tab.click('checkbox', 'Active')
  await tab.press('Escape')
  await tab.misses('rowheader', 'Jailyn Reinger')
  await tab.type('searchbox', /^Search by name/u, 'elna')
  await tab.misses('rowheader', 'Leon Fisk')
  await tab.sees('rowheader', 'Elna Erdman')
  await tab.click('button', 'Export')
  await tab.click('menuitem', 'CSV')
  // A browser makes the file first, and writes it then.
  let text = ''
  await tab.until('the file', async () => {
    const name = (await readdir(profile.downloads)).find((each) => each.endsWith('.csv'))
    if (name !== undefined) text = await readFile(join(profile.downloads, name), 'utf8')
    return text !== ''
  })
  expect(text).toContain('Elna Erdman')
  expect(text).not.toContain('Leon Fisk')
})

test('the real build: a bill is paid by card', async ({ tab, real }, info) => {
  const bill = await freshBill('real', info.parallelIndex)
  await addToCart(tab, real(cities.county, pathOf(bill)))
  await fillDetails(tab, 'real@example.com')
  await payByCard(tab)
  await tab.sees('heading', paid)
})

test(
  'the built Storybook: a card is charged in its story',
  { tag: '@slow-in-webkit' },
  async ({ tab }) => {
    const handbook = await serveStorybook()
    try {
      const id = 'citizens-checkout-card-and-bank--card'
      await tab.goto(handbook.address(`iframe.html?id=${id}&viewMode=story`))
      const finished = `(() => {
      const [last] = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? []
      return last ? last.storyId + ': ' + last.status : ''
    })()`
      await tab.until(
        `${id}: success`,
        async () => String(await tab.evaluate(finished)) === `${id}: success`,
      )
      await fillCard(tab, cards.approvedMastercard)
      const dialog = tab.within('dialog')
      await dialog.click('heading', /^Pay \$/u)
      await dialog.reads('Card ending in 5454 is ready.')
      await dialog.click('button', /^Pay \$[\d,.]+$/u)
      await tab.sees('heading', /^Paid \$/u)
    } finally {
      await handbook.close()
    }
  },
)
