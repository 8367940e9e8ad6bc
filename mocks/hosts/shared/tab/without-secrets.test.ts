import { describe, expect, it } from 'vitest'
import { contract } from '@/contract/all'
import { bodyWithout, withoutSecrets } from './without-secrets'

const host = 'http://miamicounty.pay.localhost:5173'
const urlOf = (path: string) =>
  withoutSecrets({ url: host + path, headers: [], body: null }).url.replace(host, '')

describe('a body', () => {
  it.each([
    ['{"email":"a@b.c","password":"x y"}', '{"email":"a@b.c","password":"***"}'],
    [
      '{"current_password":"a","password_confirmation":"b"}',
      '{"current_password":"***","password_confirmation":"***"}',
    ],
    ['{"proof":{"kind":"pin","pin":"731904"}}', '{"proof":{"kind":"pin","pin":"***"}}'],
    ['{"proof":{"kind":"pin","pin":731904}}', '{"proof":{"kind":"pin","pin":"***"}}'],
    [
      '{"token":"9472","expiry":"202812","bank_account":{"routing":"036001808","account":"1"}}',
      '{"token":"***","expiry":"***","bank_account":"***"}',
    ],
    ['{"bank_account":[["1"]]}', '{"bank_account":"***"}'],
    [
      '{"recaptcha_token":null,"token":null,"password":""}',
      '{"recaptcha_token":null,"token":null,"password":""}',
    ],
    ['[{"password":"x"}]', '[{"password":"***"}]'],
    ['{"password":"a","password":"b"}', '{"password":"***"}'],
    [String.raw`{"pass\u0077ord":"x"}`, '{"password":"***"}'],
    ['{"Password":"x","apiToken":"y"}', '{"Password":"***","apiToken":"***"}'],
    // To the letter, where nothing has to be left out.
    ['{ "q" : "1",\n "n": 1.0 }', '{ "q" : "1",\n "n": 1.0 }'],
    ['', ''],
    ['List-Unsubscribe=One-Click', 'List-Unsubscribe=One-Click'],
    ['token=abc&a=b', 'token=***&a=b'],
    // Its content is unknown.
    ['{"password":"half', '***'],
    ['my password is x', '***'],
    [`${'['.repeat(200_000)}{"password":"x"}`, '***'],
  ])('%j is kept as %j', (body, kept) => {
    expect(bodyWithout(body)).toBe(kept)
  })
})

describe('an address', () => {
  it.each([
    ['/api/notifications-unsubscribe/eyJ.abc', '/api/notifications-unsubscribe/***'],
    ['/api/receipts/0f0f', '/api/receipts/***'],
    ['/api/receipts/0f0f/email', '/api/receipts/***/email'],
    ['/api/receipts/lookup', '/api/receipts/lookup'],
    ['/api/payments/status/a-key', '/api/payments/status/***'],
    ['/api/bills/search?q=08-0045&by=number', '/api/bills/search?q=08-0045&by=number'],
    ['/api/x?token=abc&a=b', '/api/x?token=***&a=b'],
    ['/api/x?a=%7B&api_token=abc', '/api/x?a=%7B&api_token=***'],
  ])('%s is kept as %s', (path, kept) => {
    expect(urlOf(path)).toBe(kept)
  })

  it('of every call whose path holds a token or a key is without it', () => {
    const paths = Object.values(contract)
      .map(({ path }) => path)
      .filter((path) => /\{(?:token|key)\}|receipts\/\{id\}/.test(path))
    expect(paths.length).toBeGreaterThan(3)
    for (const path of paths) {
      expect(urlOf(`/${path.replaceAll(/\{\w+\}/g, 'a-secret')}`)).not.toContain('a-secret')
    }
  })
})

it.each([
  ['authorization', 'Bearer abc.def', 'Bearer ***'],
  ['authorization', 'Basic abc', '***'],
  ['Idempotency-Key', 'a-key', '***'],
  ['cookie', 'a=b', '***'],
  ['x-department-id', 'water', 'water'],
  ['content-type', 'application/json', 'application/json'],
])('the header %s: %s is kept as %s', (name, value, kept) => {
  const parts = withoutSecrets({ url: `${host}/api/x`, headers: [[name, value]], body: null })
  expect(parts.headers).toEqual([[name, kept]])
})
