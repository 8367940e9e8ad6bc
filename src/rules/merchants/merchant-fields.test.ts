import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { identityTextsOf, longestSessionText, siteTextsOf } from '../languages/own-texts'
import { identityRules, senderRules, siteRules } from './merchant-fields'
import {
  identityValues,
  type IdentityFields,
  merchantDefaults,
  newIdentity,
  senderName,
  type SenderFields,
  siteValues,
  type SiteFields,
} from './merchant-texts'
import { newtown } from './newtown.test-support'

const problems = (schema: v.GenericSchema, fields: unknown) =>
  (v.safeParse(schema, fields).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])

const identity = identityRules(
  ({ kind }) => kind,
  (problem) => problem,
)
const site = siteRules(
  ({ kind }) => kind,
  (problem) => problem,
)
const sender = senderRules(
  ({ kind }) => kind,
  (problem) => problem,
)

describe('identity (product.md A3 step 1)', () => {
  test('a new merchant misses what has no default', () => {
    expect(problems(identity, newIdentity)).toEqual(
      ['name', 'office', 'address', 'city', 'state', 'zip', 'phone', 'hours', 'repName'].flatMap(
        (field) =>
          field === 'state'
            ? [
                [field, 'missing'],
                [field, 'state-wrong'],
              ]
            : field === 'zip'
              ? [
                  [field, 'missing'],
                  [field, 'zip-wrong'],
                ]
              : [[field, 'missing']],
      ),
    )
  })

  test.each<[Partial<IdentityFields>, string[][]]>([
    [{}, []],
    [{ name: '市役所 "North" <b>&amp;</b>' }, []],
    [{ name: '   ' }, [['name', 'missing']]],
    [{ name: 'a'.repeat(121) }, [['name', 'too-long']]],
    [{ phone: 'none' }, [['phone', 'phone-wrong']]],
    [{ fax: 'x' }, [['fax', 'phone-wrong']]],
    [{ translations: identityTextsOf({ translations: { es: { hours: 'Lunes' } } }) }, []],
    [
      { translations: identityTextsOf({ translations: { es: { hours: 'a'.repeat(121) } } }) },
      [['translations.es.hours', 'too-long']],
    ],
    [{ zip: '4500' }, [['zip', 'zip-wrong']]],
    [{ zip: '45000-1234' }, []],
    [{ state: 'QQ' }, [['state', 'state-wrong']]],
    [{ url: 'https://www.newtown.example/pay?a=1' }, []],
    [{ url: 'http://newtown.example' }, [['url', 'web-wrong']]],
    [{ url: 'javascript:alert(1)' }, [['url', 'web-wrong']]],
    [{ url: 'https://newtown.example:8443/' }, [['url', 'web-wrong']]],
    [{ url: 'https://newtown.example@evil.example/' }, [['url', 'web-wrong']]],
    [{ url: 'https://127.0.0.1/' }, [['url', 'web-wrong']]],
    [{ url: 'https://localhost/' }, [['url', 'web-wrong']]],
    [
      { logo: 'data:image/svg+xml,<svg onload=alert(1)>', logo_alt: 'Seal' },
      [['logo', 'web-wrong']],
    ],
    [{ logo: 'https://img.newtown.example/seal.png' }, [['logo_alt', 'alt-missing']]],
    [{ logo: 'https://img.newtown.example/seal.png', logo_alt: 'City seal' }, []],
    [{ brand_color: '#1d4E89' }, []],
    [{ brand_color: 'red;background:url(//evil.example)' }, [['brand_color', 'color-wrong']]],
    [{ time_zone: 'Mars/Olympus' }, [['time_zone', 'zone-wrong']]],
    [{ receipt_footer: 'a'.repeat(501) }, [['receipt_footer', 'too-long']]],
  ])('%j: %j', (change, expected) => {
    expect(problems(identity, { ...newtown, ...change })).toEqual(expected)
  })

  test('is sent trimmed, and null where it is empty', () => {
    const sent = identityValues.toBody({ ...newtown, name: ' Newtown ', fax: ' ', state: 'oh' })
    expect(sent).toMatchObject({ name: 'Newtown', fax: null, state: 'OH', url: null })
  })
})

describe('site rules (step 3)', () => {
  const usual: SiteFields = {
    force_guest_checkout_per_item: false,
    allow_accounts: true,
    enableTerminal: false,
    cash_and_checks: false,
    max_cart_items: '50',
    roll_type_real: 'REAL',
    session_text: '',
    translations: siteTextsOf({}),
    outside_hosts: [],
  }

  test.each<[Partial<SiteFields>, string[][]]>([
    [{}, []],
    [{ max_cart_items: '1' }, []],
    [{ max_cart_items: '100' }, []],
    [{ max_cart_items: '0' }, [['max_cart_items', 'items-wrong']]],
    [{ max_cart_items: '101' }, [['max_cart_items', 'items-wrong']]],
    [{ max_cart_items: '-1' }, [['max_cart_items', 'items-wrong']]],
    [{ max_cart_items: '2.5' }, [['max_cart_items', 'items-wrong']]],
    [{ roll_type_real: ' ' }, [['roll_type_real', 'missing']]],
    [{ session_text: 'a'.repeat(longestSessionText + 1) }, [['session_text', 'too-long']]],
    [{ outside_hosts: [{ host: 'tax.newtown.example' }] }, []],
    [{ outside_hosts: [{ host: 'https://a.example' }] }, [['outside_hosts.0.host', 'host-wrong']]],
    [{ outside_hosts: [{ host: 'a.example/path' }] }, [['outside_hosts.0.host', 'host-wrong']]],
    [{ outside_hosts: [{ host: '10.0.0.1' }] }, [['outside_hosts.0.host', 'host-wrong']]],
    [
      { outside_hosts: [{ host: 'a.example' }, { host: 'A.example' }] },
      [['outside_hosts.1.host', 'twice']],
    ],
  ])('%j: %j', (change, expected) => {
    expect(problems(site, { ...usual, ...change })).toEqual(expected)
  })

  test('are sent as numbers and lists', () => {
    const fields = { ...usual, outside_hosts: [{ host: ' Tax.Newtown.example' }] }
    expect(siteValues.toBody(fields)).toMatchObject({
      max_cart_items: 50,
      session_text: null,
      outside_hosts: ['tax.newtown.example'],
    })
  })
})

describe('the sender of mails (step 8)', () => {
  test.each<[Partial<SenderFields>, string[][]]>([
    [{}, []],
    [{ from_name: 'Newtown Utility Office', reply_to: 'office@newtown.example' }, []],
    [{ from_name: 'Office <evil@evil.example>' }, [['from_name', 'from-wrong']]],
    [{ from_name: 'Office\r\nBcc: all@evil.example' }, [['from_name', 'from-wrong']]],
    [{ reply_to: 'office' }, [['reply_to', 'reply-wrong']]],
  ])('%j: %j', (change, expected) => {
    expect(problems(sender, { from_name: '', reply_to: '', ...change })).toEqual(expected)
  })

  test('is the merchant where it has no name of its own', () => {
    const { sender: none } = merchantDefaults
    expect(senderName({ name: 'City of Newtown', sender: none })).toBe('City of Newtown')
    const own = { ...none, from_name: 'Utility Office' }
    expect(senderName({ name: 'City of Newtown', sender: own })).toBe('Utility Office')
  })
})
