import { expect, test } from 'vitest'
import { appHeaders, appPolicy, assetHeaders, framedPolicy, type Place } from './headers.ts'

const real: Place = {
  variant: 'real',
  apiOrigin: 'http://api.localhost:8787',
  cardFieldsOrigin: 'http://api.localhost:8787',
  rootOrigin: 'http://pay.localhost:5173',
}
const mock: Place = {
  ...real,
  variant: 'mock',
  apiOrigin: '',
  cardFieldsOrigin: 'http://pay.localhost:5173',
}

function directive(policy: string, name: string): string | undefined {
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)
}

test('no built variant allows inline or evaluated code', () => {
  for (const policy of [appPolicy(real), appPolicy(mock), framedPolicy(mock)]) {
    expect(policy).not.toMatch(/unsafe-|nonce-|\*(?!\.)/u)
    expect(directive(policy, 'script-src')).toBe("'self'")
    expect(directive(policy, 'default-src')).toBe("'none'")
    expect(directive(policy, 'require-trusted-types-for')).toBe("'script'")
  }
})

test('a page starts workers of its own only, by a policy that is named', () => {
  expect(directive(appPolicy(real), 'trusted-types')).toBe('civic-till-export civic-till-import')
  expect(directive(appPolicy(mock), 'trusted-types')).toBe(
    'civic-till civic-till-export civic-till-import',
  )
  expect(directive(appPolicy(real), 'worker-src')).toBe("'self'")
  expect(directive(appPolicy(mock), 'worker-src')).toBe("'self'")
  expect(directive(framedPolicy(real), 'trusted-types')).toBe("'none'")
  expect(directive(framedPolicy(real), 'worker-src')).toBe("'none'")
})

test('only a worker starts workers that it made itself: the ZIP library of an export', () => {
  const policy = assetHeaders(real)['Content-Security-Policy'] ?? ''
  expect(directive(policy, 'worker-src')).toBe('blob:')
  expect(directive(policy, 'script-src')).toBe("'self'")
})

test('calls reach the API host and its subdomains, and nothing else', () => {
  expect(directive(appPolicy(real), 'connect-src')).toBe(
    "'self' http://api.localhost:8787 http://*.api.localhost:8787",
  )
  expect(directive(appPolicy(mock), 'connect-src')).toBe("'self'")
})

test('reports reach the origin of their collector, from the page and not from workers', () => {
  const place = { ...real, reportUrl: 'https://collector.example.com/v1/logs' }
  expect(directive(appPolicy(place), 'connect-src')).toBe(
    "'self' http://api.localhost:8787 http://*.api.localhost:8787 https://collector.example.com",
  )
  expect(assetHeaders(place)).toEqual(assetHeaders(real))
})

test('the real page frames the card fields only, the demo the root origin too', () => {
  expect(directive(appPolicy(real), 'frame-src')).toBe('http://api.localhost:8787')
  expect(directive(appPolicy({ ...real, cardFieldsOrigin: '' }), 'frame-src')).toBe("'none'")
  expect(directive(appPolicy(mock), 'frame-src')).toBe('http://pay.localhost:5173')
})

test('nobody frames the app; the product alone frames the bridge and the card fields', () => {
  expect(directive(appPolicy(real), 'frame-ancestors')).toBe("'none'")
  expect(directive(framedPolicy(mock), 'frame-ancestors')).toBe(
    'http://pay.localhost:5173 http://*.pay.localhost:5173',
  )
})

test('what only development needs stays there', () => {
  const dev = appPolicy({ ...mock, variant: 'dev' })
  expect(directive(dev, 'style-src')).toContain("'unsafe-inline'")
  expect(directive(dev, 'connect-src')).toContain('ws://*.pay.localhost:5173')
  expect(appHeaders(mock)).not.toHaveProperty('Strict-Transport-Security')
})

test('the real build is strict about transport, types, frames and caches', () => {
  expect(appHeaders(real)).toMatchObject({
    'Cache-Control': 'no-cache',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  })
  expect(assetHeaders(real)).toHaveProperty('X-Content-Type-Options', 'nosniff')
})
