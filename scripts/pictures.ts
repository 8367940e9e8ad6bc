import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser.ts'
import { jane } from '../e2e/support/names.ts'
import { launcher, openPanel } from '../e2e/support/panel.ts'
import { mockPort } from '../e2e/support/servers.ts'
import { serveBuild } from './bench/app-servers.ts'

/**
 * `npm run pictures`: README's pictures, of the mock build. Each has a world that has just begun, so
 * that data and time are the same in every run.
 */

const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url))
const largestBytes = 150_000
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

interface Picture {
  readonly name: string
  /** null: the root domain. */
  readonly city: string | null
  readonly path: string
  readonly size: { readonly width: number; readonly height: number }
  /** Until all that the picture shows is there. */
  readonly prepare: (page: Page) => Promise<unknown>
}

const bill = `/overview-parcel/${jane.account}/2025/real-estate-tax`
const billIsThere = (page: Page) =>
  page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }).waitFor()

const pictures: readonly Picture[] = [
  { name: 'bill', city: 'miamicounty', path: bill, size: desktop, prepare: billIsThere },
  { name: 'bill-on-a-phone', city: 'miamicounty', path: bill, size: phone, prepare: billIsThere },
  {
    name: 'office',
    city: 'miamicounty',
    path: '/transactions-reports?as=merchant-admin',
    size: desktop,
    prepare: (page) => page.getByRole('table').getByRole('row').nth(5).waitFor(),
  },
  {
    name: 'panel',
    city: 'miamicounty',
    path: bill,
    size: desktop,
    prepare: async (page) => {
      await billIsThere(page)
      await openPanel(page, 'Who')
    },
  },
  {
    name: 'catalogue',
    city: null,
    path: '/__scenarios',
    size: desktop,
    prepare: (page) => page.getByRole('region', { name: 'Cities and counties' }).waitFor(),
  },
]

async function take(browser: Browser, { name, city, path, size, prepare }: Picture) {
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const host = `${city === null ? '' : `${city}.`}pay.localhost:${mockPort}`
  await page.goto(`http://${host}${path}`)
  // It comes when the page is quiet.
  await launcher(page).waitFor()
  await prepare(page)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const file = join(folder, `${name}.png`)
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' })
  await context.close()
  const bytes = statSync(file).size
  console.log(`${file}: ${Math.round(bytes / 1000)} kB`)
  if (bytes > largestBytes) throw new Error(`${name} is larger than ${largestBytes / 1000} kB`)
}

mkdirSync(folder, { recursive: true })
const server = await serveBuild('mock', mockPort)
const browser = await chromium.launch(launchOptions())
try {
  for (const picture of pictures) await take(browser, picture)
} finally {
  await browser.close()
  await server.close()
}
