import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { sayInForm } from '@/i18n/form-rules'
import { isCardOrigin } from '../payments/card-fields'
import { cardPointRules, environmentOf, terminalsIn, usualOrigin } from './card-point'

const fields = {
  site: 'isv-uat',
  merchid: '496160873000',
  username: 'newtown',
  password: 'Secret-1',
  ach_merchid: '',
  iframe_origin: '',
  terminals: '',
}

const problems = (change: Partial<typeof fields>, hasPassword = false) => {
  const rules = cardPointRules(sayInForm, (problem) => problem, hasPassword)
  const parsed = v.safeParse(rules, { ...fields, ...change })
  return (parsed.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])
}

describe('an account with the processor', () => {
  it('is valid as it is', () => {
    expect(problems({})).toEqual([])
    expect(
      problems({ ach_merchid: '496160873001', terminals: '19088PP83456, 19088PP83457' }),
    ).toEqual([])
  })

  it.each([
    ['site', 'ISV', 'site-wrong'],
    ['site', 'isv.example.com/', 'site-wrong'],
    ['site', '', 'forms.rule.missing'],
    ['merchid', '12345678901', 'merchid-wrong'],
    ['merchid', '1234567890123', 'merchid-wrong'],
    ['merchid', '49616087300a', 'merchid-wrong'],
    ['username', ' ', 'forms.rule.missing'],
    ['password', '', 'forms.rule.missing'],
    ['ach_merchid', '1', 'merchid-wrong'],
    ['iframe_origin', 'javascript:alert(1)', 'origin-wrong'],
    ['iframe_origin', 'data:text/html,hi', 'origin-wrong'],
    ['iframe_origin', 'http://isv.cardconnect.com', 'origin-wrong'],
    ['iframe_origin', 'https://cards.example.com', 'origin-wrong'],
    ['iframe_origin', 'https://*.cardconnect.com', 'origin-wrong'],
    ['iframe_origin', 'https://isv.cardconnect.com:8443', 'origin-wrong'],
    ['terminals', '12', 'terminal-wrong'],
    ['terminals', '19088PP83456 19088pp83456', 'terminals-twice'],
  ])('is refused for its %s %o: %s', (field, value, problem) => {
    expect(problems({ [field]: value })).toContainEqual([field, problem])
  })

  it('keeps a password that is set', () => {
    expect(problems({ password: '' }, true)).toEqual([])
  })
})

it.each([
  ['isv-uat', 'UAT'],
  ['isv', 'PROD'],
  ['uat', 'PROD'],
])('the site %s is %s', (site, environment) => {
  expect(environmentOf(site)).toBe(environment)
})

it('the usual origin is a valid one', () => {
  expect(isCardOrigin(usualOrigin('isv-uat'))).toBe(true)
})

it('serial numbers are read with any separators', () => {
  expect(terminalsIn(' 19088pp83456,\n19088PP83457;; ')).toEqual(['19088PP83456', '19088PP83457'])
})
