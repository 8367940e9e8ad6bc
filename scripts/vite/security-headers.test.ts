import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { appHeaders, assetHeaders, framedHeaders, type Place } from '../../deploy/headers.ts'
import { headersFor } from './security-headers.ts'

const place: Place = {
  variant: 'mock',
  apiOrigin: '',
  cardFieldsOrigin: 'http://pay.localhost:5173',
  rootOrigin: 'http://pay.localhost:5173',
}

const output = mkdtempSync(join(tmpdir(), 'civic-till-headers-'))
mkdirSync(join(output, 'assets'))
for (const file of ['index.html', 'icon.svg', 'assets/page-1a.js']) {
  writeFileSync(join(output, file), '')
}
afterAll(() => rmSync(output, { recursive: true }))

const sentFor = (path: string) => headersFor(path, place, [output])

// Whether a path is a page's must not depend on what the request says that it accepts.
test.each([
  '/',
  '/index.html',
  '/departments',
  '/account-view/1/08-004512.1/0/tax',
  '/gone.js',
  '/assets',
  '/other.html',
])('%s is answered with the page: nobody may frame it', (path) => {
  expect(sentFor(path)).toEqual(appHeaders(place))
  expect(sentFor(path)['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})

test.each(['/icon.svg', '/assets/page-1a.js', '/mockServiceWorker.js', '/@vite/client'])(
  '%s is a file',
  (path) => expect(sentFor(path)).toEqual(assetHeaders(place)),
)

test.each(['/card-fields/', '/card-fields/index.html'])('%s may be framed by the product', (path) =>
  expect(sentFor(path)).toEqual(framedHeaders(place)),
)

test('not even an error in the place of a file may be framed', () => {
  expect(assetHeaders(place)['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})
