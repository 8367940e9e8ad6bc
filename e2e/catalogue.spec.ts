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

  // Each outcome once, on one of the sites; every cell of every site: mocks/scenarios/every-page.test.ts.
  for (const [site, tenant, outcomes] of [
    ['own', 'miamicounty', ['Screen', '404', 'Own site']],
    ['other', 'tiffin', ['Moves on', 'Sign-in']],
    ['root', null, ['No permission', 'Oops!']],
  ] as const) {
    test(`leads where its label says: ${site}`, async ({ page, at }) => {
      test.slow()
      const sample = await sampleOf(page, at(null, reference('pages')), site)
      for (const [turn, outcome] of outcomes.entries()) {
        const cells = sample.filter(({ name }) => name.startsWith(`${outcome}: `))
        // Of another role each time.
        const cell = cells[turn % cells.length] ?? { name: '', href: '' }
        expect(new URL(cell.href).host).toBe(new URL(at(tenant, '/')).host)
        await follow(page, cell)
      }
    })
  }
})

test.describe('in two clicks', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('a 401, a 403 and a 404', async ({ page, at }) => {
    for (const [link, outcome] of [
      ['401: the session is over, on to sign-in', 'Sign-in'],
      ['403: the role may not, said in place', 'No permission'],
      ['404: a bill that is gone', '404'],
    ] as const) {
      await test.step(link, async () => {
        await page.goto(at(null, catalogue))
        await tabOf(page, 'Errors').click()
        const rows = section(page, 'The error catalogue, row by row')
        await rows.getByRole('link', { name: link }).click()
        await expect(page).not.toHaveURL(/__scenarios/u)
        await shows[outcome]?.(page, '')
      })
    }
  })
})

test.describe('the search', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Find anything here' })

  test('finds by any word, says when there is none, and its words are an address', async ({
    page,
    at,
  }) => {
    await page.goto(at(null, catalogue))
    await field(page).fill('declined')
    const cards = section(page, 'Test cards')
    await expect(cards.getByRole('link', { name: 'Declined: not enough money' })).toBeVisible()
    await field(page).fill('double charge')
    await expect(
      section(page, 'Scenarios').getByRole('link', {
        name: 'Pay: charged, and the answer is lost',
      }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\?q=double\+charge$/u)
    await page.reload()
    await expect(field(page)).toHaveValue('double charge')
    await field(page).fill('xyzzy')
    await expect(page.getByText('Nothing here has any of these words.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByRole('heading', { name: 'A tour of two minutes' })).toBeVisible()
  })

  test('leads to what it found, to copy and at phone size', async ({ page, context, at }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(at(null, `${catalogue}?q=german-dark-phone`))
    const list = section(page, 'Scenarios')
    await list
      .getByRole('button', { name: /^Copy link/u })
      .first()
      .click()
    await expect(list.getByRole('button', { name: /^Copy link/u }).first()).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('?scenario=german-dark-phone')
    const popup = page.waitForEvent('popup')
    await list
      .getByRole('button', { name: /^Open at phone size/u })
      .first()
      .click()
    await expect.poll(async () => (await popup).url()).toContain('/overview-parcel/')
  })
})

test('tabs are addresses, Back included', async ({ page, at }) => {
  await page.goto(at(null, catalogue))
  await tabOf(page, 'Scenarios').click()
  await expect(page).toHaveURL(/\?tab=scenarios$/u)
  const links = section(page, 'Scenarios').getByRole('button', { name: /^Copy link/u })
  await expect(links).toHaveCount(scenarioNames.length)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'A tour of two minutes' })).toBeVisible()
})

test.describe('the tour', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('opens each stop where and as whom it says', async ({ page, at }) => {
    for (const [act, link, title] of [
      ['Pay a bill', 'A tax bill, half of it past due', '1142 Market Street'],
      ['Break it', 'The whole site is closed', 'This site is not available right now'],
      ['See it from the office', 'The county’s numbers', 'Dashboard'],
      ['See it from the office', 'Who works here', /users|people|staff/iu],
    ] as const) {
      await test.step(link, async () => {
        await page.goto(at(null, catalogue))
        await page.getByRole('region', { name: act }).getByRole('link', { name: link }).click()
        await expect(heading(page)).toHaveText(title)
      })
    }
  })
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

  test('is late: spoken of after 10 seconds, given up after 120', async ({ page, at }) => {
    await page.clock.install()
    await open(page, at(null, reference('errors')), /screen is late/u)
    await expect(page).toHaveURL(/\/overview-parcel\//u)
    const notice = page.getByRole('alert').filter({ hasText: 'Still loading…' })
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_000)
        return notice.count()
      })
      .toBe(1)
    await page.clock.fastForward(120_000)
    await expect(page.getByText('Loading took too long.').first()).toBeVisible()
  })
})

test.describe('?as=', () => {
  test('signs in the named person, on any site, and leaves the address', async ({ page, at }) => {
    const menu = (name: string) => page.getByRole('button', { name: `${name}, account menu` })
    await page.goto(at('miamicounty', '/dashboard?range=30&as=merchant-user'))
    await expect(menu(people['merchant-user'].name)).toBeVisible()
    await expect(page).not.toHaveURL(/as=/u)
    await page.goto(at('tiffin', '/departments?as=utility-user'))
    await expect(menu(people['utility-user'].name)).toBeVisible()
    await page.goto(at(null, '/admin/dashboard?as=admin'))
    await expect(menu(people.admin.name)).toBeVisible()
    await page.goto(at('tiffin', '/departments?as=guest'))
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  test('reports an unknown person', async ({ page }) => {
    await page.goto('/departments?as=mayor')
    await expect(heading(page)).toHaveText('The demonstration does not know this')
    await expect(page.getByRole('main')).toContainText('“mayor”')
  })
})

test.describe('the line on top', () => {
  test('is there before any script, and nothing moves when it knows more', async ({
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
    await demoLine(page).getByRole('link', { name: 'Catalogue' }).click()
    await expect(heading(page)).toHaveText('Demonstration of Civic Till')
  })

  test('speaks the page’s language, and ends what the tab plays', async ({ page, open }) => {
    await open({ scenario: 'german' })
    await page.getByRole('button', { name: 'Beenden, was dieser Tab spielt' }).click()
    await expect(demoLine(page)).toContainText('Demonstration: everything here is made up')
    await expect(page.getByRole('button', { name: 'End what this tab plays' })).toHaveCount(0)
  })
})
