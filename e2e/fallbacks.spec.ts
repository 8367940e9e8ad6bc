import type { Page } from '@playwright/test'
import { addToCart, cartButton, expectReceipt, payCartByCard } from './support/journey.ts'
import { expect, type Payer, test } from './support/test.ts'
import { world } from './support/world.ts'

// What a browser may lack, and what the product does then.

/** Like a browser that stores nothing; it then refuses service workers as well. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

test.describe('without a shared worker', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'SharedWorker', { value: undefined })
    })
  })

  test('the page has a world of its own and says so', async ({ page, bill, context }) => {
    await page.goto(bill.path)
    await expect(
      page.getByText(/This browser cannot share the demonstration between tabs/u),
    ).toBeVisible()
    const other = await context.newPage()
    await other.goto('/departments')
    await expect(other.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
    const [own, theirs] = [await world.state(page), await world.state(other)]
    await world.moveClock(page, 60)
    expect((await world.state(page)).clock_offset).toBe(own.clock_offset + 3_600_000)
    expect((await world.state(other)).clock_offset).toBe(theirs.clock_offset)
  })
})

test.describe('without a service worker', () => {
  const sayHowTo = async (page: Page) => {
    await page.goto('/departments')
    await expect(
      page.getByRole('heading', { name: 'The demonstration cannot start in this browser' }),
    ).toBeVisible()
    await expect(page.getByText(/Leave private browsing/u)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  }
  test.use({ allowedErrors: /^(?:ServiceWorkerUnavailable|SecurityError): /u })

  test('that the browser lacks or refuses, also without storage: a readable screen', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
    await sayHowTo(page)
    const refuses = await context.newPage()
    await refuses.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
    })
    await sayHowTo(refuses)
    const storesNothing = await context.newPage()
    await storesNothing.addInitScript(blockStorage)
    await sayHowTo(storesNothing)
  })

  test.describe('because it is blocked', () => {
    test.use({ serviceWorkers: 'block' })
    test('a readable screen', async ({ page }) => {
      await sayHowTo(page)
    })
  })
})

test.describe('storage', { tag: '@real' }, () => {
  /** Without a reload: what cannot be stored lives as long as the page. */
  const payWithoutReload = async (page: Page, payer: Payer) => {
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item/u)
    await payCartByCard(page, payer)
    await expectReceipt(page)
  }

  test('that is full does not stop the main job', async ({ page, bill, payer, ledger }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await addToCart(page, bill)
    await payWithoutReload(page, payer)
    await ledger.expectCharges(bill, 1)
  })

  test(
    'that is blocked does not stop the main job',
    { tag: '@real-only' },
    async ({ page, bill, payer, ledger }) => {
      await page.addInitScript(blockStorage)
      await addToCart(page, bill)
      await payWithoutReload(page, payer)
      await ledger.expectCharges(bill, 1)
    },
  )
})

test('damaged storage of MSW does not stop the demonstration', async ({ page }) => {
  for (const damaged of ['{"a":1}', '[null]']) {
    await page.goto('/robots.txt')
    await page.evaluate((text) => localStorage.setItem('__msw-cookie-store__', text), damaged)
    await page.goto('/departments')
    await expect(page.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
  }
})

test.describe('offline', () => {
  test('the whole main job, on a machine that is on no network', async ({
    page,
    context,
    bill,
    payer,
    ledger,
  }) => {
    // What the page comes from is on the machine itself: only the browser's own word says offline.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { value: false })
    })
    await addToCart(page, bill)
    await payCartByCard(page, payer)
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)

    await test.step('the demonstration goes on answering where the line really breaks', async () => {
      await page.goto('/real-estate-tax/search')
      const field = page.getByRole('searchbox', { name: 'Parcel number' })
      await expect(field).toBeVisible()
      await context.setOffline(true)
      await field.fill('08-0045')
      await expect(page.getByRole('heading', { name: '5 parcels' })).toBeVisible()
    })
  })
})
