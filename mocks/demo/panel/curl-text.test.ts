import { describe, expect, it } from 'vitest'
import { curlText } from './curl-text'

const asked = {
  method: 'GET',
  url: 'http://miamicounty.pay.localhost:5173/api/bills/search?q=08-0045&by=number',
  headers: [
    ['accept', 'application/json'],
    ['x-department-id', 'real-estate-tax'],
    ['authorization', 'Bearer abc.def'],
    ['x-scenario', ''],
  ],
  body: null,
} as const

describe('a request as a command', () => {
  it('calls the API for the same city, with the application’s headers and body', () => {
    expect(curlText(asked)).toBe(
      [
        "curl 'http://localhost:8787/api/bills/search?q=08-0045&by=number'",
        "-H 'Host: miamicounty.api.localhost'",
        "-H 'x-department-id: real-estate-tax'",
        "-H 'authorization: Bearer abc.def'",
      ].join(' \\\n  '),
    )
  })

  it('sends the body as data, which curl reads from no file', () => {
    const text = curlText({
      ...asked,
      method: 'POST',
      headers: [
        ['content-type', 'application/json'],
        ['idempotency-key', 'a-key'],
      ],
      body: '@/etc/passwd',
    })
    expect(text).toContain("curl -X POST 'http://localhost:8787")
    expect(text).toContain("-H 'idempotency-key: a-key'")
    expect(text).toContain("--data-raw '@/etc/passwd'")
  })

  it('asks the root domain without a city', () => {
    expect(curlText({ ...asked, url: 'http://pay.localhost:5173/api/login' })).toContain(
      "-H 'Host: api.localhost'",
    )
  })
})
