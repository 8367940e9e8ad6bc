import type { Department } from '@/contract/departments/departments'
import type { PaymentSettings } from '@/contract/departments/payment-settings'
import type { DepartmentRow } from '../departments'
import { translationsOf } from './translations'
import { dogLicenses, incomeTaxEstimate, outside, outsideDepartments, parkRental } from './unbilled'
import { ownValue } from '@/rules/own-value'
import { usualCutoff } from '@/rules/merchants/default-settings'

/** The departments of the default world (product.md section 5); numbers of bills beside them. */
export type Books =
  | { readonly kind: 'property'; readonly parcels: number }
  | { readonly kind: 'manufactured-home'; readonly parcels: number }
  | { readonly kind: 'utility'; readonly accounts: number; readonly first: number }
  | { readonly kind: 'citation'; readonly citations: number; readonly prefix: string }
  | { readonly kind: 'permit'; readonly permits: number }

export interface DepartmentSeed {
  readonly department: DepartmentRow
  readonly books: Books | null
}

const settings: PaymentSettings = {
  tenders: ['echeck', 'card'],
  card_fee: { rate_bp: 295, minimum_cents: 395 },
  echeck_fee: { flat_cents: 150 },
  echeck_maximum_cents: 2_500_000,
  payer_pays_fee: true,
  partial: true,
  minimum_cents: 5_000,
  overpay: false,
  order: 'oldest-first',
  halves_in_order: true,
  cutoff: usualCutoff,
  max_items: 20,
}

/** One price, paid whole: citations and permits. */
const wholeOnly: PaymentSettings = {
  ...settings,
  partial: false,
  minimum_cents: 0,
  order: 'payer',
  halves_in_order: false,
}

const taxYears = [2025, 2024, 2023, 2022, 2021]

const base: Department = {
  id: '',
  name: '',
  description: '',
  icon: 'receipt',
  source_type: 2,
  url: null,
  status: true,
  hidden: false,
  sort: 0,
  permits: false,
  payment_settings: settings,
  search: { by: ['number', 'owner', 'address'], pattern: null, example: null, years: [] },
  next_due: null,
  notice: null,
  phone: null,
}

const realEstateTax = (parcels: number, example: string): DepartmentSeed => ({
  department: {
    ...base,
    id: 'real-estate-tax',
    name: 'Real estate tax',
    description: `Parcel number, like ${example}`,
    icon: 'home',
    search: {
      by: ['number', 'owner', 'address'],
      pattern: String.raw`^\d{2}-\d{6}$`,
      example,
      years: taxYears,
    },
    next_due: { cycle: '2', date: '2026-07-10' },
    bills: 'property',
  },
  books: { kind: 'property', parcels },
})

const manufacturedHomes = (parcels: number): DepartmentSeed => ({
  department: {
    ...base,
    id: 'manufactured-home-tax',
    name: 'Manufactured home tax',
    description: 'Registration or account number',
    icon: 'manufactured-home',
    bills: 'manufactured-home',
    source_type: 1,
    source: {
      endpoint: 'https://tyler.county-data.example/api',
      tax_code: 'MH',
      roll_types: 'MH',
    },
    search: {
      by: ['number', 'owner', 'address'],
      pattern: String.raw`^MH-\d{5}$`,
      example: 'MH-00112',
      years: taxYears,
    },
  },
  books: { kind: 'manufactured-home', parcels },
})

const buildingPermits = (permits: number, example: string): DepartmentSeed => ({
  department: {
    ...base,
    id: 'building-permits',
    name: 'Building permits',
    description: 'Permit number or address',
    icon: 'permit',
    permits: true,
    bills: 'permit',
    payment_settings: wholeOnly,
    search: {
      by: ['number', 'address'],
      also_by: ['contractor'],
      pattern: String.raw`^BP-\d{4}-\d{5}$`,
      example,
      years: [2026, 2025],
    },
  },
  books: { kind: 'permit', permits },
})

const utility = (
  id: string,
  name: string,
  icon: Department['icon'],
  accounts: number,
  first: number,
): DepartmentSeed => ({
  department: {
    ...base,
    id,
    name,
    description: 'Account number from your bill',
    icon,
    payment_settings: { ...settings, minimum_cents: 1_000, order: 'payer', halves_in_order: false },
    search: {
      by: ['number', 'address'],
      second: ['name', 'zip'],
      pattern: String.raw`^\d{2}-\d{6}$`,
      example: utilityNumber(first),
      years: [2026, 2025, 2024],
    },
    next_due: { cycle: 'M', date: '2026-06-15' },
    bills: 'utility',
  },
  books: { kind: 'utility', accounts, first },
})

export const utilityNumber = (n: number): string =>
  `${String(Math.floor(n / 1_000_000)).padStart(2, '0')}-${String(n % 1_000_000).padStart(6, '0')}`

const citations = (
  id: string,
  name: string,
  icon: Department['icon'],
  prefix: string,
): DepartmentSeed => ({
  department: {
    ...base,
    id,
    name,
    description: 'Citation number from your ticket',
    bills: 'citation',
    icon,
    payment_settings: wholeOnly,
    search: {
      by: ['number', 'owner'],
      mask_owner: true,
      pattern: `^${prefix}-\\d{2}-\\d{5}$`,
      example: `${prefix}-26-00118`,
      years: [2026, 2025],
    },
  },
  books: { kind: 'citation', citations: 120, prefix },
})

/** A court's tickets: names show only with a second fact. */
const court = (phone: string): DepartmentSeed => {
  const seed = citations('municipal-court', 'Municipal court', 'court', 'TR')
  const { search } = seed.department
  return {
    department: {
      ...seed.department,
      phone,
      bills: 'court',
      search: { ...search, by: ['number'], also_by: ['case', 'name'], second: ['name', 'born'] },
    },
    books: { kind: 'citation', citations: 120, prefix: 'TR' },
  }
}

const off = (seed: DepartmentSeed): DepartmentSeed => ({
  ...seed,
  department: { ...seed.department, status: false },
})

const water = (accounts: number, first: number) =>
  utility('water', 'Water', 'water', accounts, first)
const sewer = (accounts: number, first: number) =>
  utility('sewer', 'Sewer', 'sewer', accounts, first)
const parkingTickets = citations('parking-tickets', 'Parking tickets', 'ticket', 'PT')

const lists: Readonly<Record<string, readonly DepartmentSeed[]>> = {
  miamicounty: [
    realEstateTax(321, '08-004512'),
    manufacturedHomes(120),
    buildingPermits(48, 'BP-2026-00418'),
    dogLicenses(base),
  ],
  tiffin: [
    utility('water-sewer', 'Water and sewer', 'water', 120, 10_002_190),
    parkingTickets,
    outside(base, outsideDepartments.tiffin),
  ],
  chardon: [court('(440) 555-0162'), outside(base, outsideDepartments.chardon)],
  // One customer, one number, two accounts: such numbers name no bill without the department.
  leax: [water(120, 20_001_100), sewer(120, 20_001_100)],
  eorwa: [water(120, 31_000_400), sewer(120, 31_000_400)],
  amherstestimate: [incomeTaxEstimate(base)],
  stow: [buildingPermits(120, 'BP-2026-00120')],
  kent: [parkingTickets, outside(base, outsideDepartments.kent)],
  massillon: [sewer(120, 42_003_000), parkingTickets],
  clinton: [realEstateTax(140, '16-001000'), manufacturedHomes(120)],
  brunswick: [
    buildingPermits(120, 'BP-2026-00120'),
    parkingTickets,
    outside(base, outsideDepartments.brunswick),
  ],
  amherst: [water(120, 51_000_700), sewer(120, 51_000_700)],
  brooksville: [water(120, 60_000_100)],
  louisvilleohio: [water(120, 70_000_200), sewer(120, 70_000_900)],
  panthercreek: [realEstateTax(140, '16-001000'), parkRental(base)],
  galion: [off(water(120, 80_000_100)), off(outside(base, outsideDepartments.galion))],
  brewster: [water(120, 90_000_300)],
}

export function departmentsOf(label: string): readonly DepartmentSeed[] {
  const list = ownValue(lists, label) ?? []
  return list.map((seed, index) => ({
    ...seed,
    department: {
      ...seed.department,
      sort: index + 1,
      translations: translationsOf(['name', 'description'], seed.department),
    },
  }))
}
