import type { Page } from '@playwright/test'
import { sampleReceipts } from '../../mocks/scenarios/page-samples.ts'
import { expect, test } from '../support/test.ts'

// Reports of a page, as they leave the browser for the collector that the build names.

const collector = 'https://collector.localhost/v1/logs'

test.use({ allowedErrors: /Content Security Policy/u })

async function bodiesSent(page: Page): Promise<string[]> {
  const bodies: string[] = []
  await page.context().route(collector, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') bodies.push(request.postData() ?? '')
    const origin = (await request.headerValue('origin')) ?? ''
    await route.fulfill({
      status: 200,
      headers: {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'content-type',
      },
    })
  })
  return bodies
}

test(
  'a refused frame and the speed are told, without the receipt’s id',
  { tag: '@deploy' },
  async ({ page }) => {
    const bodies = await bodiesSent(page)
    await page.goto(`/print-receipt/${sampleReceipts.own}?print=no`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Reports begin once the page is quiet.
    await expect(async () => {
      await page.evaluate(() => {
        const frame = document.createElement('iframe')
        frame.src = 'https://elsewhere.localhost/a?b=secret'
        document.body.append(frame)
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      expect(bodies.join('\n')).toContain('frame-src')
    }).toPass()
    const sent = bodies.join('\n')
    expect(sent).toContain('"url.template","value":{"stringValue":"/print-receipt/:id"}')
    expect(sent).toContain('"csp.blocked","value":{"stringValue":"https://elsewhere.localhost"}')
    expect(sent).toContain('"stringValue":"LCP"')
    expect(sent).toMatch(/"service\.version","value":\{"stringValue":"[0-9a-f]{12}"/u)
    for (const secret of [sampleReceipts.own, 'secret', 'print=no', 'miamicounty']) {
      expect(sent).not.toContain(secret)
    }
  },
)
