import { expect, type Page, test } from '@playwright/test'
import { firstScreens } from './support/load-budget.ts'
import { measureLoad } from './support/page-load.ts'

// What the document shows before the application's script has come (src/app/frames/first-frame.ts).
// It is hidden from assistive technology, so it has no roles to be found by.

const frame = '.first-frame'
/** Set when styles and script have come; nothing is painted before. */
const shown = '.first-frame[data-shown]'

/** Holds the application's scripts back; answers how to let them come. */
async function holdApplication(page: Page): Promise<() => void> {
  const held: { go: () => void } = { go: () => undefined }
  const released = new Promise<void>((resolve) => {
    held.go = resolve
  })
  await page.route(/\/assets\/(?!first-frame).*\.js$/u, async (route) => {
    await released
    await route.continue()
  })
  return held.go
}

/** Place and look of what the first frame and the application's page both have. */
function measure(page: Page, parts: readonly string[]) {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector)
        if (element === null) return null
        const { x, y, width, height } = element.getBoundingClientRect()
        const { fontSize, fontWeight, letterSpacing, lineHeight, color } = getComputedStyle(element)
        const text =
          element.tagName === 'svg' ? [] : [fontSize, fontWeight, letterSpacing, lineHeight]
        return { box: [x, y, width, height], text, color }
      }),
    parts,
  )
}

for (const { name, path, firstRow } of firstScreens) {
  test(
    `${name}: the loaded page has header and heading where the first frame had them @real`,
    {
      tag: '@phone',
    },
    async ({ page }) => {
      const release = await holdApplication(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator(`${shown} [data-heading]`)).toBeVisible()
      const last = name === 'departments' ? 'lead' : 'back'
      const before = await measure(page, [
        `${frame} [data-bar]`,
        `${frame} [data-heading]`,
        last === 'lead' ? `${frame} [data-lead]` : `${frame} svg`,
      ])
      release()
      await expect(page.locator(firstRow).first()).toBeVisible()
      await expect(page.locator(frame)).toHaveCount(0)
      const isPhone = (page.viewportSize()?.width ?? 0) < 640
      const after = await measure(page, ['header', 'h1', last === 'lead' ? 'h1 + *' : 'main svg'])
      // A phone shows no lead: its place is empty in both.
      const compared = isPhone && last === 'lead' ? 2 : 3
      expect(before.slice(0, compared)).toEqual(after.slice(0, compared))
    },
  )

  test(`${name}: slow answers move nothing`, async ({ page }) => {
    const slow = `${path}${path.includes('?') ? '&' : '?'}scenario=slow-network`
    const { shift } = await measureLoad(page, slow, firstRow)
    expect(shift).toBe(0)
  })
}

test('a stored theme is there from the first frame on @real', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('config', '{"force_light_on_start":false}')
    localStorage.setItem('theme-mode', 'dark')
  })
  const release = await holdApplication(page)
  await page.goto('/departments', { waitUntil: 'commit' })
  await expect(page.locator(`${shown} [data-heading]`)).toBeVisible()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).background)
  const first = await ground()
  expect(first).toContain('rgb(14, 20, 17)')
  release()
  await expect(page.locator('main a[data-card-link]').first()).toBeVisible()
  expect(await ground()).toBe(first)
})

test('the first frame speaks the visitor’s language @real', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await holdApplication(page)
  await page.goto(`${baseURL}/departments`, { waitUntil: 'commit' })
  await expect(page.locator(`${shown} [data-heading]`)).toHaveText(/Was möchten Sie bezahlen\?/u)
  await expect(page.getByText('Was möchten Sie bezahlen?')).toBeVisible()
  await expect(page.getByText('What would you like to pay?')).toBeHidden()
  await context.close()
})

test('pages that are not a citizen’s have no header of theirs @real', async ({ page, baseURL }) => {
  await holdApplication(page)
  const root = baseURL?.replace('miamicounty.', '') ?? ''
  for (const address of ['/sign-in', '/dashboard', '/404', '/nowhere', `${root}/departments`]) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator(frame)).toBeAttached()
    await expect(page.locator(frame), address).toBeHidden()
  }
})

test(
  'a later visit has the city’s header before any answer, and nothing moves',
  { tag: ['@real', '@real-only'] },
  async ({ page }) => {
    await page.goto('/departments')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('city-facts')))
      .toContain('Miami County')
    let isHeld = true
    const answers: (() => void)[] = []
    await page.route(/\/api\//u, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => answers.push(resolve))
      await route.continue()
    })
    const loaded = measureLoad(page, '/departments', 'main a[data-card-link]')
    const header = page.getByRole('banner')
    await expect(header).toContainText('Miami County, Ohio')
    // In its place, and invisible until the page's middle is there.
    await expect(page.locator('footer')).toContainText('Troy, OH')
    await expect(page).toHaveTitle('Miami County, Ohio - Departments')
    await expect(page.locator('main a')).toHaveCount(0)
    await expect.poll(() => answers.length).toBeGreaterThan(1)
    isHeld = false
    for (const answer of answers) answer()
    expect((await loaded).shift).toBe(0)
  },
)
