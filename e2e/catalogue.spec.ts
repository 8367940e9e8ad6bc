import type { Page } from '@playwright/test'
import { scenarioNames } from '../mocks/scenarios/registry.ts'
import { people } from './support/names.ts'
import { expect, test } from './support/test.ts'

// The demonstration's own page, and the line on top of all others.

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Parts of the catalogue by their headings. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const catalogue = '/__scenarios'
/** A part of the reference by its address. */
const reference = (tab: string) => `${catalogue}?tab=${tab}`
const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the demonstration' }).getByRole('link', { name })
const demoLine = (page: Page) =>
  page.getByRole('complementary', { name: /^Demo(?:nstration: |: |$)/u })

/** Names as the page gives them; the rules that they come from: mocks/scenarios/every-page.test.ts. */
const shows: Readonly<Record<string, (page: Page, path: string) => Promise<void>>> = {
  Screen: async (page, path) => {
    await expect(heading(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  },
  'Moves on': async (page, path) => {
    await expect(heading(page)).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path)
    await expect(page).not.toHaveURL(/\/(?:404|wrong-url|sign-in)$/u)
  },
  'No permission': async (page) => {
    const said = /^(?:Your role \(|This profile belongs|Sign in with an account|Sign in to see)/u
    await expect(page.getByText(said).first()).toBeVisible()
  },
  'Sign-in': async (page) => {
    await expect(page).toHaveURL(/\/sign-in\?return_to=/u)
    await expect(heading(page)).toHaveText('Sign in')
  },
  '404': async (page) => {
    await expect(page).toHaveURL(/\/404$/u)
    await expect(heading(page)).toBeVisible()
  },
  'Oops!': async (page) => {
    await expect(page).toHaveURL(/\/wrong-url$/u)
    await expect(heading(page)).toHaveText('Pay your city or county')
  },
  'Own site': async (page) => {
    await expect(page).toHaveURL(/\/\/(?:miamicounty\.)?pay\.localhost:\d+\/sign-in$/u)
    await expect(heading(page)).toHaveText('Sign in')
  },
}

test.describe('every page, as every person', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  /** What the page says of a site, one for each role and outcome. */
  async function sampleOf(page: Page, address: string, site: string) {
    await page.goto(address)
    const pages = section(page, 'Every page, as everybody')
    await pages.getByRole('combobox', { name: 'Site' }).selectOption(site)
    const links = pages.getByRole('table').getByRole('link')
    const cells = await links.evaluateAll((found) =>
      found.map((link) => ({
        name: link.getAttribute('aria-label') ?? '',
        href: link.getAttribute('href') ?? '',
      })),
    )
    expect(cells.length).toBeGreaterThan(300)
    return [...new Map(cells.map((cell) => [cell.name.replace(/, [^,]*$/u, ''), cell])).values()]
  }

  async function follow(page: Page, { name, href }: { name: string; href: string }) {
    await test.step(name, async () => {
      await page.goto(href)
      await expect(page).not.toHaveURL(/[?&]as=/u)
      const show = shows[name.split(': ')[0] ?? '']
      if (show === undefined) throw new Error(`Nobody knows what ${name} looks like`)
      await show(page, new URL(href).pathname)
    })
  }

  // Each outcome once; every cell of every site: mocks/scenarios/every-page.test.ts.
  test('leads where its label says', async ({ page, at }) => {
    test.slow()
    const site = { own: 'miamicounty', other: 'tiffin', root: null } as const
    const samples = {
      own: await sampleOf(page, at(null, reference('pages')), 'own'),
      other: await sampleOf(page, at(null, reference('pages')), 'other'),
      root: await sampleOf(page, at(null, reference('pages')), 'root'),
    }
    for (const [turn, [where, outcome]] of (
      [
        ['own', '404'],
        ['other', 'Moves on'],
        // Before anybody is signed in on the root.
        ['own', 'Own site'],
        ['root', 'No permission'],
      ] as const
    ).entries()) {
      const cells = samples[where].filter(({ name }) => name.startsWith(`${outcome}: `))
      // Of another role each time.
      const cell = cells[turn % cells.length] ?? { name: '', href: '' }
      expect(new URL(cell.href).host).toBe(new URL(at(site[where], '/')).host)
      await follow(page, cell)
    }
  })
})

test.describe('in two clicks', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('a stop of the tour, and an error of the catalogue', async ({ page, at }) => {
    await page.goto(at(null, catalogue))
    await page
      .getByRole('region', { name: 'See it from the office' })
      .getByRole('link', { name: 'The county’s numbers' })
      .click()
    await expect(heading(page)).toHaveText('Dashboard')

    await page.goto(at(null, catalogue))
    await tabOf(page, 'Errors').click()
    await section(page, 'The error catalogue, row by row')
      .getByRole('link', { name: '403: the role may not, said in place' })
      .click()
    await shows['No permission']?.(page, '')
  })
})

// What it finds: mocks/demo/catalogue/find.test.ts and stories/panel/catalogue.stories.tsx.
test('tabs and the words of the search are addresses, and what is found is copied and opened', async ({
  page,
  context,
  at,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tour = page.getByRole('heading', { name: 'A tour of two minutes' })
  await page.goto(at(null, catalogue))
  await tabOf(page, 'Scenarios').click()
  await expect(page).toHaveURL(/\?tab=scenarios$/u)
  await expect(section(page, 'Scenarios').getByRole('button', { name: /^Copy link/u })).toHaveCount(
    scenarioNames.length,
  )
  await page.goBack()
  await expect(tour).toBeVisible()

  const field = page.getByRole('searchbox', { name: 'Find anything here' })
  await field.fill('german-dark-phone')
  await expect(page).toHaveURL(/\?q=german-dark-phone$/u)
  await page.reload()
  await expect(field).toHaveValue('german-dark-phone')
  const list = section(page, 'Scenarios')
  const copy = list.getByRole('button', { name: /^Copy link/u }).first()
  await copy.click()
  await expect(copy).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('?scenario=german-dark-phone')
  const popup = page.waitForEvent('popup')
  await list
    .getByRole('button', { name: /^Open at phone size/u })
    .first()
    .click()
  await expect.poll(async () => (await popup).url()).toContain('/overview-parcel/')
})

test('on a phone a role is chosen first', { tag: '@phone-only' }, async ({ page, at }) => {
  await page.goto(at(null, reference('pages')))
  const pages = section(page, 'Every page, as everybody')
  await expect(pages.getByRole('table')).toHaveCount(0)
  await pages.getByRole('combobox', { name: 'Role' }).selectOption('Merchant User')
  await pages.getByRole('combobox', { name: 'Outcome' }).selectOption('No permission')
  const list = pages.getByRole('list', { name: 'Merchant User' })
  await list.getByRole('link', { name: /\/checkout$/u }).click()
  await expect(page.getByText(/^Your role \(Merchant User\)/u)).toBeVisible()
})

test.describe('a call and its failure', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('are chosen, and shown on a page that makes the call', async ({ page, at }) => {
    await page.goto(at(null, reference('calls')))
    const chooser = section(page, 'Make a call fail')
    await chooser.getByRole('combobox', { name: 'Call' }).selectOption('getUser')
    await chooser.getByRole('combobox', { name: 'What happens' }).selectOption('wrong-shape')
    await chooser.getByRole('link', { name: 'Open the page' }).click()
    await expect(page.getByText('Our server’s answer was incomplete.').first()).toBeVisible()
    await expect(demoLine(page)).toContainText('Demo: some of it fails on purpose here')
    await page.getByRole('button', { name: 'End what this tab plays' }).click()
    await expect(page.getByRole('textbox', { name: /^Name/u })).toBeVisible()
    await expect(page.getByRole('button', { name: 'End what this tab plays' })).toHaveCount(0)
  })
})

// Late ones, and each place of one that is gone: chunks.spec.ts.
test.describe('a script', () => {
  test.use({ allowedErrors: /ChunkFailure|ApiFailure/ })

  const open = async (page: Page, address: string, name: RegExp) => {
    await page.goto(address)
    await section(page, 'The error catalogue, row by row').getByRole('link', { name }).click()
  }

  test('is gone: one reload, then an error, until the visit ends', async ({ page, at }) => {
    await open(page, at(null, reference('errors')), /screen is gone/u)
    await expect(heading(page)).toHaveText('This page could not be loaded')
    await page.getByRole('button', { name: 'End what this tab plays' }).click()
    await expect(heading(page)).toHaveText('1142 Market Street')
  })
})

// Every journey signs in by it: support/session.ts.
test('?as= signs the guest out, and reports an unknown person', async ({ page, at }) => {
  await page.goto(at('tiffin', '/departments?as=utility-user'))
  await expect(
    page.getByRole('button', { name: `${people['utility-user'].name}, account menu` }),
  ).toBeVisible()
  await page.goto(at('tiffin', '/departments?as=guest'))
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(at('tiffin', '/departments?as=mayor'))
  await expect(heading(page)).toHaveText('The demonstration does not know this')
  await expect(page.getByRole('main')).toContainText('“mayor”')
})

test('the line on top is there before any script, moves nothing, and speaks the page’s language', async ({
  page,
  open,
}) => {
  await page.route(/\.js$/u, (route) => route.abort())
  await page.goto('/departments')
  await expect(demoLine(page)).toHaveText(/^Demonstration: everything here is made up/u)
  const before = await demoLine(page).boundingBox()
  await page.unroute(/\.js$/u)
  await open({ scenario: 'payments-off' })
  await expect(demoLine(page)).toContainText('· own data')
  expect(await demoLine(page).boundingBox()).toEqual(before)
  await open({ scenario: 'german' })
  await page.getByRole('button', { name: 'Beenden, was dieser Tab spielt' }).click()
  await expect(demoLine(page)).toContainText('Demonstration: everything here is made up')
  await expect(page.getByRole('button', { name: 'End what this tab plays' })).toHaveCount(0)
  await demoLine(page).getByRole('link', { name: 'Catalogue' }).click()
  await expect(heading(page)).toHaveText('Demonstration of Civic Till')
})
