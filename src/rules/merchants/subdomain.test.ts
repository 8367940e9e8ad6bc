import { describe, expect, test } from 'vitest'
import { mostAliases } from '@/contract/merchants/merchant-setup'
import {
  aliasesAfter,
  reservedSubdomains,
  domainProblems,
  subdomainProblem,
  suggestedSubdomain,
} from './subdomain'

const taken = [
  { id: '1', sub_domain: 'tiffin', aliases: ['tiffin-water'] },
  { id: '2', sub_domain: 'kent', aliases: [] },
]

describe('a subdomain (product.md A3 step 2)', () => {
  test.each([
    ['stow', null],
    ['  Stow ', null],
    ['new-town-2', null],
    ['a'.repeat(40), null],
    ['', 'subdomain-missing'],
    ['   ', 'subdomain-missing'],
    ['ab', 'subdomain-length'],
    ['a'.repeat(41), 'subdomain-length'],
    ['st. marys', 'subdomain-letters'],
    ['a_town', 'subdomain-letters'],
    ['-town', 'subdomain-letters'],
    ['town-', 'subdomain-letters'],
    // Looks like other letters in the address bar.
    ['xn--80ak6aa92e', 'subdomain-letters'],
    ['new--town', 'subdomain-letters'],
    ['evil.example/', 'subdomain-letters'],
    ['<b>town</b>', 'subdomain-letters'],
    ['市役所', 'subdomain-letters'],
    ['api', 'subdomain-reserved'],
    ['WWW', 'subdomain-reserved'],
    ['localhost', 'subdomain-reserved'],
    ['null', 'subdomain-reserved'],
    ['constructor', 'subdomain-reserved'],
    // Leads elsewhere already, in the product itself.
    ['amherstincometax', 'subdomain-reserved'],
    ['tiffin', 'subdomain-taken'],
    ['TIFFIN', 'subdomain-taken'],
    ['tiffin-water', 'subdomain-taken'],
  ])('%j: %s', (text, problem) => {
    expect(subdomainProblem(text, taken, null)).toBe(problem)
  })

  test('its own and its own old names are free for itself', () => {
    expect(subdomainProblem('tiffin', taken, '1')).toBeNull()
    expect(subdomainProblem('tiffin-water', taken, '1')).toBeNull()
  })
})

describe('old subdomains', () => {
  test.each([
    [['old-tiffin'], []],
    [['tiffin'], [[0, 'alias-same']]],
    [['old', 'Old'], [[1, 'alias-twice']]],
    [
      ['kent', ''],
      [
        [0, 'subdomain-taken'],
        [1, 'subdomain-missing'],
      ],
    ],
    [['www'], [[0, 'subdomain-reserved']]],
  ] as const)('%j', (aliases, problems) => {
    expect(domainProblems({ sub_domain: 'tiffin', aliases }, taken, '1')).toEqual(problems)
  })

  test(`at most ${mostAliases}`, () => {
    const many = Array.from({ length: mostAliases + 1 }, (_, index) => `old-${index}`)
    const found = domainProblems({ sub_domain: 'tiffin', aliases: many }, [], null)
    expect(found).toEqual([[mostAliases, 'aliases-many']])
  })

  test.each([
    [['a'], 'tiffin', 'tiffin', ['a']],
    [['a'], 'tiffin', 'new', ['a', 'tiffin']],
    // Back to the name before: it is no old name any more, and the other one is.
    [['tiffin'], 'new', 'tiffin', ['new']],
    [['tiffin'], 'tiffin', 'new', ['tiffin']],
    // Only suggested: its site never opened.
    [[], null, 'new', []],
    [['old'], null, 'new', ['old']],
    [['new'], null, 'new', []],
  ] as const)('%j, from %s to %s: %j', (aliases, before, after, left) => {
    expect(aliasesAfter(aliases, before, after)).toEqual(left)
  })
})

describe('a new merchant gets a free subdomain from its name', () => {
  test.each([
    ['City of Saint Mary’s', 'saintmarys'],
    ['Miami County, Ohio', 'miamicounty'],
    ['Village of Peña Blanca', 'penablanca'],
    ['City of Kent', 'kent2'],
    ['tiffin water', 'tiffinwater'],
    ['X', 'cityx'],
    ['千代田区', 'city'],
    ['', 'city'],
    ['API', 'api2'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
    [`City of ${'Long'.repeat(30)}`, 'long'.repeat(9)],
  ])('%s: %s', (name, label) => {
    expect(suggestedSubdomain(name, taken)).toBe(label)
    expect(subdomainProblem(label, taken, null)).toBeNull()
  })
})

test('reserved words are in order, so that a second one is seen', () => {
  expect(reservedSubdomains).toEqual([...new Set(reservedSubdomains)].toSorted())
})
