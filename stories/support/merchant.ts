import type { MerchantInfo } from '@/contract/merchants/merchants'

/** Miami County as merchant-info tells of it, for stories that change a flag or add maintenance. */
export const miamiCounty: MerchantInfo = {
  id: 'miamicounty',
  sub_domain: 'miamicounty',
  name: 'Miami County, Ohio',
  office: 'Treasurer’s office',
  address: '100 Courthouse Square',
  city: 'Troy',
  state: 'OH',
  zip: '45373',
  phone: '(937) 555-0140',
  fax: '(937) 555-0141',
  hours: 'Weekdays 8 to 4',
  repName: 'Harriet Lowe',
  repTitle: 'County treasurer',
  url: null,
  logo: null,
  brand_color: null,
  time_zone: 'America/New_York',
  roll_type_real: 'REAL',
  enableTerminal: false,
  is_enabled: 1,
  force_guest_checkout_per_item: false,
  added_calls: 'all',
}

/** Maintenance that stops payments, with the office's own words. */
export const paymentsOff = {
  is_maintenance: true,
  level: 'payments-off' as const,
  message: 'We are changing banks. Online payments are back on June 3.',
  ends_at: null,
}
