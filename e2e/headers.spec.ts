import { expect, test } from '@playwright/test'

// The built variants, as they are served: what the policy forbids shows in the console.

test('a page is served under the strict policy and keeps to it @real @both', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted(?:Script|HTML)/u.test(message.text())) {
      refused.push(message.text())
    }
  })
  const response = await page.goto('/departments')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main a[data-card-link]').first()).toBeVisible()

  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-cache')
  expect(refused).toEqual([])
})

test('injected markup, foreign frames and foreign calls are refused @real', async ({ page }) => {
  await page.goto('/departments')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refused: string[] = []
  page.on('console', (message) => {
    const [, directive] = /^refused by (\S+)$/u.exec(message.text()) ?? []
    if (directive !== undefined) refused.push(directive)
  })
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      console.debug(`refused by ${effectiveDirective}`)
    })
    const frame = document.createElement('iframe')
    frame.src = '//elsewhere.localhost/'
    document.body.append(frame)
    fetch('//elsewhere.localhost/').catch(() => undefined)
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>injected</b>')
    } catch {
      // Refused aloud; the event says by which directive.
    }
  })
  await expect
    .poll(() => refused.toSorted())
    .toEqual(['connect-src', 'frame-src', 'require-trusted-types-for'])
  await expect(page.getByText('injected')).toHaveCount(0)
})

test('a file that is gone is a 404 and never the page; files keep for a year @real', async ({
  page,
}) => {
  const kept: (string | undefined)[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/assets/')) {
      kept.push(response.headers()['cache-control'])
    }
  })
  await page.goto('/departments')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(kept.length).toBeGreaterThan(2)
  expect(new Set(kept)).toEqual(new Set(['public, max-age=31536000, immutable']))
  expect(await page.evaluate(async () => (await fetch('/assets/gone.js')).status)).toBe(404)
})

test('the bridge may be framed by the product alone', async ({ page }) => {
  const response = await page.goto('/__cloud.html')
  const policy = response?.headers()['content-security-policy']
  expect(policy).toMatch(
    /frame-ancestors http:\/\/pay\.localhost:\d+ http:\/\/\*\.pay\.localhost:\d+;/u,
  )
})
