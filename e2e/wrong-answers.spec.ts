import type { Page } from '@playwright/test'
import { addToCart, cartButton, checkOut, fillDetails } from './support/journey.ts'
import { jane } from './support/names.ts'
import { expect, test } from './support/test.ts'

// Answers of another shape than agreed: reported in place with a reference, and Retry helps. Only
// against the API: a browser's network tools do not see a service worker's answers.

const reference = /Reference: [0-9a-f]{8}-[0-9a-f-]{27}/u

const answers = {
  'HTML with 200': { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' },
  '502 and HTML': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  '500': { status: 500, contentType: 'application/json', body: '{"message":"Stack: at line 1"}' },
  'half of an answer': { status: 200, contentType: 'application/json', body: '{"data":[' },
  'nothing at all': { status: 200, contentType: 'application/json', body: '' },
  'another shape': { status: 200, contentType: 'application/json', body: '{"data":{"a":1}}' },
} as const

type Answer = (typeof answers)[keyof typeof answers]

/** Until changed, calls to this path get this answer; the preflight is the API's own. */
async function breakCall(page: Page, path: string, answer: Answer): Promise<() => Promise<void>> {
  const matches = (url: URL) => url.pathname.startsWith(path)
  await page.route(matches, (route) =>
    route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
  )
  return () => page.unroute(matches)
}

test.describe('wrong answers', { tag: '@real-only' }, () => {
  test('of each kind, to the departments', async ({ page }) => {
    for (const [what, answer] of Object.entries(answers)) {
      await test.step(what, async () => {
        const mend = await breakCall(page, '/api/get-departments', answer)
        await page.goto('/departments')
        const alert = page.getByRole('main').getByRole('alert')
        await expect(
          page.getByRole('heading', { name: 'This page could not be loaded', level: 1 }),
        ).toBeVisible()
        await expect(alert).toContainText(reference)
        await expect(page.getByRole('main')).not.toContainText(/Stack|Welcome|gateway/u)
        await mend()
        await alert.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
      })
    }
  })

  test('HTML, to a search', async ({ page }) => {
    const mend = await breakCall(page, '/api/bills/search', answers['HTML with 200'])
    await page.goto('/real-estate-tax/search')
    const field = page.getByRole('searchbox', { name: 'Parcel number' })
    await field.fill('08-0045')
    const alert = page.getByRole('alert').filter({ hasText: 'The search did not work.' })
    await expect(alert).toContainText(reference)
    await expect(field).toHaveValue('08-0045')
    await mend()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
  })

  test('HTML, to the merchant’s own facts: the page goes on', async ({ page }) => {
    await breakCall(page, '/api/merchant-info', answers['HTML with 200'])
    await page.goto('/departments')
    await expect(page.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
  })

  test('HTML, to the cart’s check and the prices', async ({ page, bill, payer }) => {
    await addToCart(page, bill)
    await checkOut(page)
    const mend = await breakCall(page, '/api/payments/quote', answers['HTML with 200'])
    await fillDetails(page, payer)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(reference)
    await expect(page.getByRole('button', { name: /^Continue/u })).toHaveCount(0)
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item/u)
    await mend()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('radio', { name: /^Credit or debit card/u })).toBeVisible()
  })

  test('an error shows within a second of the answer', async ({ page }) => {
    await page.goto('/departments')
    await breakCall(page, '/api/bills/search', answers['500'])
    await page.getByRole('link', { name: 'Real estate tax' }).click()
    const answered = page.waitForResponse(/\/api\/bills\/search/u)
    await page.getByRole('searchbox', { name: 'Parcel number' }).fill('08-0045')
    await answered
    await expect(page.getByRole('alert').filter({ hasText: reference })).toBeVisible({
      timeout: 1_000,
    })
  })
})
