import type { BlindField } from '@/contract/departments/blind-fields'
import type { Department } from '@/contract/departments/departments'

/** Departments of the default world that send no bills: forms of their own, and others' sites. */

type Unbilled = Partial<Department> & Pick<Department, 'id' | 'name' | 'description' | 'icon'>

interface Blind extends Unbilled {
  readonly intro: string
  readonly fields: BlindField[]
}

const noSearch = { by: [], pattern: null, example: null, years: [] }

/** `base`: what departments have in common (departments.ts). */
function blind(base: Department, { intro, fields, ...own }: Blind) {
  return {
    department: {
      ...base,
      ...own,
      source_type: 4 as const,
      search: noSearch,
      payment_settings: {
        ...base.payment_settings,
        minimum_cents: 100,
        halves_in_order: false,
        intro,
        fields,
      },
    },
    books: null,
  }
}

const required = true
const optional = { required: false }

const dogLicenseFields: BlindField[] = [
  { key: 'license', kind: 'type', required },
  { key: 'dogs', kind: 'quantity', required, label: 'How many dogs or kennels', maximum: 10 },
  {
    key: 'tag',
    kind: 'reference',
    ...optional,
    label: 'Last year’s tag number',
    help: 'Only to renew a license',
    pattern: String.raw`^\d{2}-\d{5}$`,
    example: '25-01482',
  },
  { key: 'owner', kind: 'name', required, label: 'Owner’s name' },
  { key: 'home', kind: 'address', required, label: 'Where the dog lives' },
  { key: 'email', kind: 'email', ...optional },
  { key: 'phone', kind: 'phone', required },
  {
    key: 'sex',
    kind: 'select',
    ...optional,
    label: 'Spayed or neutered',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
]

const estimateFields: BlindField[] = [
  { key: 'kind', kind: 'type', required },
  {
    key: 'account',
    kind: 'reference',
    required,
    label: 'Income tax account number',
    help: 'At the top right of your voucher',
    pattern: String.raw`^EST-\d{5}$`,
    example: 'EST-10482',
    confirm: true,
  },
  { key: 'year', kind: 'tax-year', required, minimum: 2024, maximum: 2026 },
  { key: 'quarter', kind: 'quarter', required },
  { key: 'amount', kind: 'amount', required },
  { key: 'name', kind: 'name', required },
  { key: 'email', kind: 'email', ...optional },
  { key: 'phone', kind: 'phone', ...optional },
  { key: 'note', kind: 'memo', ...optional },
]

const parkFields: BlindField[] = [
  { key: 'place', kind: 'type', required },
  { key: 'day', kind: 'date', required, label: 'Day of the rental' },
  {
    key: 'hours',
    kind: 'select',
    required,
    label: 'Time of day',
    options: [
      { value: 'morning', label: '8 am to 1 pm' },
      { value: 'afternoon', label: '2 pm to 7 pm' },
    ],
  },
  {
    key: 'permit',
    kind: 'file-number',
    required,
    label: 'Reservation number',
    help: 'From the township’s letter',
    example: 'R-2026-018',
  },
  { key: 'amount', kind: 'amount', required },
  { key: 'name', kind: 'name', required },
  { key: 'phone', kind: 'phone', required },
]

export const dogLicenses = (base: Department) =>
  blind(base, {
    id: 'dog-licenses',
    name: 'Dog licenses',
    description: 'Pay without a bill',
    icon: 'dog',
    intro: 'Every dog over three months needs a license. Tags come by mail within ten days.',
    fields: dogLicenseFields,
  })

export const incomeTaxEstimate = (base: Department) =>
  blind(base, {
    id: 'income-tax-estimate',
    name: 'Income tax estimate',
    description: 'Pay your quarterly estimate',
    icon: 'income-tax',
    intro: 'Have your voucher at hand. Each quarter and each account is a payment of its own.',
    fields: estimateFields,
  })

export const parkRental = (base: Department) =>
  blind(base, {
    id: 'park-rental',
    name: 'Park rental',
    description: 'Reserve a shelter or hall',
    icon: 'receipt',
    intro: 'Reserve by phone first; the letter that you get has the number.',
    fields: parkFields,
  })

interface Outside extends Omit<Unbilled, 'description'> {
  readonly url: string | null
  readonly outside: NonNullable<Department['outside']>
}

export function outside(base: Department, own: Outside) {
  return {
    department: {
      ...base,
      description: 'Collected elsewhere. You will leave this site',
      ...own,
      source_type: 3 as const,
      search: noSearch,
    },
    books: null,
  }
}

/** Their hosts stand on their merchants' allow lists, unless this says otherwise. */
export const outsideDepartments = {
  tiffin: {
    id: 'income-tax',
    name: 'Income tax',
    icon: 'income-tax',
    url: 'https://tax.tiffin.example/pay',
    outside: {
      vendor: 'Ohio Municipal Tax Service',
      fee: '2.50 % by card, free from a bank account',
      needs: 'Your tax account number and the amount from your return.',
    },
  },
  chardon: {
    id: 'court-records',
    name: 'Court records',
    icon: 'receipt',
    url: 'https://records.chardon.example/',
    outside: {
      vendor: 'CourtFile',
      fee: null,
      needs: 'The case number, and who asks for the record.',
    },
  },
  /** The vendor moved, and the new host is not allowed yet: it is being checked. */
  kent: {
    id: 'income-tax',
    name: 'Income tax',
    icon: 'income-tax',
    url: 'https://kent.tax-payments.example/',
    outside: { vendor: 'Regional Income Tax Agency', fee: null, needs: null },
  },
  /** Its address is not set yet. */
  brunswick: {
    id: 'recreation',
    name: 'Recreation programs',
    icon: 'receipt',
    url: null,
    outside: { vendor: null, fee: null, needs: null },
  },
  galion: {
    id: 'income-tax',
    name: 'Income tax',
    icon: 'income-tax',
    url: 'https://tax.galion.example/',
    outside: { vendor: null, fee: null, needs: null },
  },
} as const satisfies Readonly<Record<string, Outside>>
