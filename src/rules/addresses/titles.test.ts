import { describe, expect, test } from 'vitest'
import { titleFromSlug } from '@/contract/departments/slug-title'
import { pageTitle } from './titles'

const onSubdomain = {
  product: 'Civic Till',
  merchantName: 'Miami County',
  isSubdomain: true,
  page: 'Departments',
  departmentId: null,
  isErrorPage: false,
}

describe('page titles (§1)', () => {
  test.each([
    [
      "on a subdomain, when the merchant name is known: '{merchant name} - {page}'",
      {},
      'Miami County - Departments',
    ],
    [
      "otherwise the product name, then ' | ', then the page: name not known yet",
      { merchantName: null },
      'Civic Till | Departments',
    ],
    [
      'otherwise: on the root domain, whatever name is known',
      { isSubdomain: false },
      'Civic Till | Departments',
    ],
    ['an empty name is not known', { merchantName: '' }, 'Civic Till | Departments'],
    [
      'with a department_id route parameter the title uses the department id',
      { departmentId: 'real-estate-tax' },
      'Miami County - Real Estate Tax',
    ],
    [
      'the same without a merchant name',
      { departmentId: 'dog-licenses', merchantName: null },
      'Civic Till | Dog Licenses',
    ],
    ['error pages use their own title', { isErrorPage: true, page: 'Oops!' }, 'Oops!'],
    [
      'error pages do so whatever else is known',
      { isErrorPage: true, page: 'Oops!', departmentId: 'x' },
      'Oops!',
    ],
  ])('%s', (_rule, facts, title) => expect(pageTitle({ ...onSubdomain, ...facts })).toBe(title))
})

describe('hyphens turn into spaces and each word is capitalised (§1)', () => {
  test.each([
    ['real-estate-tax', 'Real Estate Tax'],
    ['sewer', 'Sewer'],
    ['tax-2025-b', 'Tax 2025 B'],
    ['--odd--slug-', 'Odd Slug'],
    ['', ''],
  ])('%s → %s', (slug, words) => expect(titleFromSlug(slug)).toBe(words))
})
