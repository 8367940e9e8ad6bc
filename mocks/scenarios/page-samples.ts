import type { AddressRow } from '@/rules/addresses/address-row'

/** The site of a page's sample; everyone except the provider's people belongs to Miami County. */
export const sites = ['own', 'other', 'root'] as const
export type Site = (typeof sites)[number]

export const tenantAt = {
  own: 'miamicounty',
  other: 'tiffin',
  root: null,
} as const satisfies Record<Site, string | null>

/** The values of parameters: records that the world has from its first day on. */
const county: Readonly<Record<string, string>> = {
  parcelId: '08-004512',
  account: '08-004512',
  client: '0001',
  year: '2025',
  department_id: 'real-estate-tax',
  department: 'real-estate-tax',
  merchant: '1',
  merchantId: '1',
  type: 'BILLING',
  notificationId: '1',
  id: '1',
}
const tiffin = {
  ...county,
  parcelId: '10-002208',
  account: '10-002208',
  year: '2026',
  department_id: 'water-sewer',
  department: 'water-sewer',
  merchant: '2',
  merchantId: '2',
  id: '2',
}
const params: Readonly<Record<Site, Readonly<Record<string, string>>>> = {
  own: county,
  other: tiffin,
  root: county,
}

/** Departments that send no bills, by the row of their address. */
const unbilledRows = ['blind-payments', 'url-payments'] as const
const unbilled: Readonly<Record<Site, Readonly<Record<string, string>>>> = {
  own: { 'blind-payments': 'dog-licenses' },
  other: { 'url-payments': 'income-tax' },
  root: {},
}

/** Where the sample's department is of another kind than its address: where that leads to. */
export function properPath(row: AddressRow, site: Site): string | null {
  const isUnbilled = unbilledRows.some((name) => name === row.name)
  if (!isUnbilled || unbilled[site][row.name] !== undefined) return null
  return `/${params[site]['department_id'] ?? ''}/search`
}

/** Ruth Keller's own, the persona `user`. */
export const sampleUser = '6'
export const sampleReceipts = {
  own: '02adce3cb750bf13a7d158934ed373e7',
  other: '9198288b1079e36b43fcb7eff2e643e6',
  posted: 'eb12288a7061fea4c2c72990d5b9706a',
  pending: '65d4162417d288ac5483949f526ec21d',
  returned: 'a6254f2ca5c286577ec126dac275ad64',
  'part-refunded': 'bf9779a783d2b6ad5016cd07ece9c836',
  /** These are so in a world of their own (receipt-patch.ts). */
  voided: '03b75b9bb85cbdc31d97cffab900c014',
  refunded: 'dafebe6c2176f0c66c730725a03e733e',
  many: '5e1fbc8a90d24736bd1c0f88e7a2419c',
  payer: '0c7d3b52e8f94a61a5d2907b46fe138d',
  echeck: '6b0f4d1e93a7425cb8d27ef0a15c6394',
} as const

/** What the office calls the payments of these receipts (decision 41). */
export const samplePayments = {
  own: 'a2e2870cdf5e44817d5b77d3c8c625f3',
  posted: '96a32b17343ffd92e41bf265ebc1495b',
  'part-refunded': '11d250386241b10f39b14778a9ddbb2d',
  many: '9d41c7e05b2a4f688e13a7c2d6f0b359',
  payer: '27e8b5a90c6d4e13b8f4d1a6703c925e',
  echeck: 'e2a96c07d51b4f38903c7ba4d68f1e25',
} as const

/** What the mails of the usual world say (mocks/samples/unsubscribe-token.ts), written down. */
export const sampleUnsubscribeLinks = {
  own: 'eyJpZCI6ImEtbWFpbCIsInVzZXIiOiI2IiwibWVyY2hhbnQiOiIxIiwiZXhwaXJlcyI6MTc5NTg3NDQwMDAwMH0.b35588544586e734ec3e46cbadaf640b7322720e855',
  other:
    'eyJpZCI6ImEtbWFpbCIsInVzZXIiOiI3IiwibWVyY2hhbnQiOiIyIiwiZXhwaXJlcyI6MTc5NTg3NDQwMDAwMH0.e3fc27bbc5009ac45f1b5f6f347426be5575af80495',
  /** Half a year old. */
  old: 'eyJpZCI6ImFuLW9sZC1tYWlsIiwidXNlciI6IjYiLCJtZXJjaGFudCI6IjEiLCJleHBpcmVzIjoxNzgwMjM2MDAwMDAwfQ.c96b1520656b7fb1867e6fd6c2e2acbee601ea43702',
} as const

const usersRows: readonly string[] = ['user-profile', 'account-view', 'admin-account-view']

/** An address of that row which there is. */
export function samplePath(row: AddressRow, site: Site): string {
  if (row.path === '*') return '/no/such/page'
  const filled = row.path.split('/').map((part) => {
    if (!part.startsWith(':')) return part
    const name = part.replace(/^:|\?$/gu, '')
    if (name === 'department_id') return unbilled[site][row.name] ?? params[site][name] ?? ''
    if (name === 'token') return sampleUnsubscribeLinks[site === 'other' ? 'other' : 'own']
    if (name !== 'id') return params[site][name] ?? ''
    if (usersRows.includes(row.name)) return sampleUser
    if (row.name === 'print-receipt') return sampleReceipts[site === 'other' ? 'other' : 'own']
    if (row.name.endsWith('add-user')) return sampleUser
    return params[site][name] ?? ''
  })
  return filled.join('/')
}
