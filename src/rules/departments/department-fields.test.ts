import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { DepartmentFields } from '@/contract/departments/department-setup'
import { departmentRules } from './department-fields'
import { suggestedSlug } from './department-slug'
import { newDepartment, newField, newType } from './new-department'
import { matchesExample, patternProblem } from '@/rules/merchants/pattern-problem'

const rules = departmentRules(
  ({ kind }) => kind,
  (problem) => problem,
)

const search = { ...newDepartment.search, by: ['number' as const] }

const fine: DepartmentFields = {
  ...newDepartment,
  id: 'water',
  name: 'Water',
  icon: 'water',
  search,
  form: { intro: '', fields: [], types: [] },
}

const field = (
  kind: DepartmentFields['form']['fields'][number]['kind'],
  change: Partial<DepartmentFields['form']['fields'][number]> = {},
): DepartmentFields['form']['fields'][number] => ({ ...newField, kind, ...change })

const type = (change: Partial<DepartmentFields['form']['types'][number]> = {}) => ({
  ...newType,
  VAL: 'A',
  MSG: 'A license',
  ...change,
})

const form = (
  fields: DepartmentFields['form']['fields'],
  types: DepartmentFields['form']['types'] = [],
): Partial<DepartmentFields> => ({ source_type: 4, form: { intro: '', fields, types } })

const amount = field('amount')
const outside = (url: string): Partial<DepartmentFields> => ({
  source_type: 3,
  outside: { ...fine.outside, url },
})

function problems(change: Partial<DepartmentFields>) {
  const parsed = v.safeParse(rules, { ...fine, ...change })
  return (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

describe('a department (product.md A3 step 4)', () => {
  const refused: [what: string, change: Partial<DepartmentFields>, problem: string][] = [
    ['no name', { name: '  ' }, 'name: missing'],
    ['a page of the site as its address', { id: 'admin' }, 'id: slug-reserved'],
    ['a word of every object as its address', { id: 'constructor' }, 'id: slug-reserved'],
    ['an address in capitals', { id: 'Water' }, 'id: slug-shape'],
    ['an address with a slash', { id: 'a/b' }, 'id: slug-shape'],
    ['no address', { id: '' }, 'id: slug-shape'],
    ['a phone number in words', { phone: 'call us' }, 'phone: phone-wrong'],
    ['nothing that is billed', { bills: null }, 'bills: bills-missing'],
    ['no way to search', { search: { ...search, by: [] } }, 'search.by: search-missing'],
    ['utility bills that everyone can read', { bills: 'utility' }, 'search.second: second-missing'],
    [
      'a court’s tickets that everyone can read',
      { bills: 'court' },
      'search.second: second-missing',
    ],
    [
      'a pattern that is none',
      { search: { ...search, pattern: '(', example: '1' } },
      'search.pattern: pattern-wrong',
    ],
    [
      'a pattern that takes minutes',
      { search: { ...search, pattern: '^(\\d+)+$', example: '1' } },
      'search.pattern: pattern-complex',
    ],
    [
      'a pattern without an example',
      { search: { ...search, pattern: '^\\d+$' } },
      'search.example: example-missing',
    ],
    [
      'an example of another shape',
      { search: { ...search, pattern: '^\\d+$', example: 'A1' } },
      'search.example: example-mismatch',
    ],
    ['a script', outside('javascript:alert(1)'), 'outside.url: address-wrong'],
    ['data', outside('data:text/html,hi'), 'outside.url: address-wrong'],
    ['plain http', outside('http://pay.example.com'), 'outside.url: address-wrong'],
    [
      'an address with a password',
      outside('https://a:b@pay.example.com'),
      'outside.url: address-wrong',
    ],
    ['an IP address', outside('https://192.168.0.1/'), 'outside.url: address-wrong'],
    ['no address of the other site', outside(''), 'outside.url: address-wrong'],
    ['no field for the amount', form([field('name')]), 'form.fields: no-amount'],
    [
      'types of which one has no price',
      form([field('type')], [type({ price_cents: 1 }), type({ VAL: 'B' })]),
      'form.fields: no-amount',
    ],
    ['two amounts', form([amount, amount]), 'form.fields.1.kind: field-twice'],
    [
      'a field for card numbers',
      form([amount, field('text', { label: 'Card number' })]),
      'form.fields.1.label: private-label',
    ],
    [
      'a hint that asks for a date of birth',
      form([amount, field('date', { help: 'Your date of birth' })]),
      'form.fields.1.help: private-label',
    ],
    [
      'an option that asks for it',
      form([amount, field('select', { options: [{ label: 'SSN' }] })]),
      'form.fields.1.options.0.label: private-label',
    ],
    [
      'a type that asks for it',
      form([amount, field('type')], [type({ MSG: 'SSN' })]),
      'form.types.0.MSG: private-label',
    ],
    [
      'a choice of nothing',
      form([amount, field('select')]),
      'form.fields.1.options: options-missing',
    ],
    [
      'an option twice',
      form([amount, field('select', { options: [{ label: 'a' }, { label: 'A ' }] })]),
      'form.fields.1.options.1.label: twice',
    ],
    [
      'a minimum over the maximum',
      form([field('amount', { minimum: 2, maximum: 1 })]),
      'form.fields.0.maximum: minimum-over-maximum',
    ],
    [
      'half a cent',
      form([field('amount', { minimum: 0.5 })]),
      'form.fields.0.minimum: number-wrong',
    ],
    [
      'a negative amount',
      form([field('amount', { maximum: -1 })]),
      'form.fields.0.maximum: number-wrong',
    ],
    [
      'a year of another age',
      form([amount, field('tax-year', { minimum: 3 })]),
      'form.fields.1.minimum: year-wrong',
    ],
    [
      'a pattern of a field that is none',
      form([amount, field('reference', { pattern: '[' })]),
      'form.fields.1.pattern: pattern-wrong',
    ],
    ['a code twice', form([amount, field('type')], [type(), type()]), 'form.types.1.VAL: twice'],
    [
      'a price with a range',
      form([amount, field('type')], [type({ price_cents: 5, maximum_cents: 9 })]),
      'form.types.0.price_cents: price-and-range',
    ],
    [
      'a type whose minimum is over its maximum',
      form([amount, field('type')], [type({ minimum_cents: 9, maximum_cents: 5 })]),
      'form.types.0.maximum_cents: minimum-over-maximum',
    ],
    [
      'sixteen fields',
      form([amount, ...Array.from({ length: 15 }, () => field('memo'))]),
      'form.fields: too-many',
    ],
    [
      'an endpoint that is no address',
      { source_type: 1, source: { endpoint: 'tyler', tax_code: 'A', roll_types: 'REAL' } },
      'source.endpoint: address-wrong',
    ],
    [
      'a source without a tax code',
      {
        source_type: 1,
        source: { endpoint: 'https://a.example.com', tax_code: ' ', roll_types: 'R' },
      },
      'source.tax_code: missing',
    ],
  ]
  it.each(refused)('is refused with %s', (_what, change, problem) => {
    expect(problems(change)).toEqual([problem])
  })

  const taken: [what: string, change: Partial<DepartmentFields>][] = [
    ['a name in Japanese', { name: '固定資産税' }],
    ['a name with quotes and markup', { name: '"Water" <b>& sewer</b>' }],
    [
      'a pattern and an example that fit',
      { search: { ...search, pattern: '^\\d{2}-\\d{6}$', example: '08-004512' } },
    ],
    [
      'what another source type would have to have',
      { ...outside('https://pay.example.com'), bills: null, search: { ...search, by: [] } },
    ],
    ['a type of each price', form([field('type')], [type({ price_cents: 100 })])],
    [
      'utility bills behind a second fact',
      { bills: 'utility', search: { ...search, second: ['zip'] } },
    ],
  ]
  it.each(taken)('is taken with %s', (_what, change) => expect(problems(change)).toEqual([]))
})

it.each([
  ['Water & Sewer', 'water-sewer'],
  ['Été – taxe d’habitation', 'ete-taxe-dhabitation'],
  ['Reports', 'reports-payments'],
  ['固定資産税', ''],
  ['  --  ', ''],
])('“%s” suggests the address “%s”', (name, slug) => expect(suggestedSlug(name)).toBe(slug))

it.each([
  ['', null],
  [String.raw`^\d{2}-\d{6}$`, null],
  ['^(PT|CT)-[0-9]+$', null],
  ['(a+)+', 'pattern-complex'],
  ['^(a|a)*$', 'pattern-complex'],
  ['^(a|aa)+$', 'pattern-complex'],
  ['^(a?){30}a{30}$', 'pattern-complex'],
  ['^a|b$', 'pattern-complex'],
  ['(a*)*', 'pattern-complex'],
  [String.raw`(a)\1`, 'pattern-complex'],
  ['(?=a)b', 'pattern-complex'],
  ['[', 'pattern-wrong'],
])('the pattern %s: %j', (pattern, problem) => expect(patternProblem(pattern)).toBe(problem))

it('without a pattern every example fits; a wrong pattern fits none', () => {
  expect(matchesExample('', 'anything')).toBe(true)
  expect(matchesExample('[', 'anything')).toBe(false)
})
