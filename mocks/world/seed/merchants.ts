import { merchantDefaults } from '@/rules/merchants/merchant-texts'
import { cardPointTestSite } from '@/rules/constants'
import type { municipalities } from '@/rules/tenants/municipalities'
import type { MerchantRow } from '../merchants'
import { translationsOf } from './translations'
import { ownValue } from '@/rules/own-value'

/** The merchants of the default world, all fictional (product.md section 5). */
type Facts = Pick<MerchantRow, 'name' | 'office' | 'city' | 'zip' | 'address' | 'repName'> &
  Partial<MerchantRow> & {
    /** The serial numbers of the counter’s card terminals. */
    terminals?: string[]
  }

type Label = Lowercase<(typeof municipalities)[number]>

const facts: readonly (readonly [Label, Facts])[] = [
  [
    'miamicounty',
    {
      name: 'Miami County, Ohio',
      office: 'Treasurer’s office',
      address: '100 Courthouse Square',
      city: 'Troy',
      zip: '45373',
      phone: '(937) 555-0140',
      fax: '(937) 555-0141',
      hours: 'Weekdays 8 to 4',
      repName: 'Harriet Lowe',
      repTitle: 'County treasurer',
      enableTerminal: true,
      cash_and_checks: true,
      environment: 'UAT',
      terminals: ['19088PP83401', '19088PP83402', '19088PP83400', '19088PP83409'],
    },
  ],
  [
    'tiffin',
    {
      name: 'City of Tiffin',
      office: 'Utility and finance office',
      address: '53 East Market Street',
      city: 'Tiffin',
      zip: '44883',
      repName: 'Owen Brandt',
      repTitle: 'Finance director',
      cash_and_checks: true,
      outside_hosts: ['tax.tiffin.example'],
      brand_color: '#1D4E89',
    },
  ],
  [
    'chardon',
    {
      name: 'Chardon Municipal Court',
      office: 'Clerk of court',
      address: '111 Water Street',
      city: 'Chardon',
      zip: '44024',
      repName: 'Denise Kovach',
      outside_hosts: ['records.chardon.example'],
      brand_color: '#5B3A86',
    },
  ],
  [
    'leax',
    {
      name: 'Le-Ax Water District',
      office: 'Customer service',
      address: '5600 Industrial Park Road',
      city: 'Athens',
      zip: '45701',
      repName: 'Carl Whitmore',
      brand_color: '#0F6A7A',
    },
  ],
  [
    'eorwa',
    {
      name: 'Eastern Ohio Regional Wastewater Authority',
      office: 'Billing office',
      address: '1000 Riverside Drive',
      city: 'Bellaire',
      zip: '43906',
      repName: 'Joan Petrak',
      brand_color: '#155E75',
    },
  ],
  [
    'amherstestimate',
    {
      name: 'City of Amherst Income Tax',
      office: 'Income tax department',
      address: '206 South Main Street',
      city: 'Amherst',
      zip: '44001',
      repName: 'Marie Szabo',
      brand_color: '#9A3412',
    },
  ],
  [
    'stow',
    {
      name: 'City of Stow',
      office: 'Building department',
      address: '3760 Darrow Road',
      city: 'Stow',
      zip: '44224',
      repName: 'Glen Ashby',
      enableTerminal: true,
      cash_and_checks: true,
      terminals: ['19088PP83501'],
      force_guest_checkout_per_item: true,
      brand_color: '#7A3E12',
    },
  ],
  [
    'kent',
    {
      name: 'City of Kent',
      office: 'Finance department',
      address: '301 South Depeyster Street',
      city: 'Kent',
      zip: '44240',
      repName: 'Paula Reyes',
      outside_hosts: ['tax.kent.example'],
      brand_color: '#1E4A8C',
    },
  ],
  [
    'massillon',
    {
      name: 'City of Massillon',
      office: 'Wastewater office',
      address: '1 James Duncan Plaza',
      city: 'Massillon',
      zip: '44646',
      repName: 'Ray Hostetler',
      brand_color: '#A63A0C',
    },
  ],
  [
    'clinton',
    {
      name: 'Clinton County, Ohio',
      office: 'Treasurer’s office',
      address: '46 South South Street',
      city: 'Wilmington',
      zip: '45177',
      repName: 'Ellen Marsh',
      repTitle: 'County treasurer',
      brand_color: '#6B5200',
    },
  ],
  [
    'brunswick',
    {
      name: 'City of Brunswick',
      office: 'Building division',
      address: '4095 Center Road',
      city: 'Brunswick',
      zip: '44212',
      repName: 'Tom Vasek',
      brand_color: '#27407F',
    },
  ],
  [
    'amherst',
    {
      name: 'City of Amherst',
      office: 'Utilities office',
      address: '480 Park Avenue',
      city: 'Amherst',
      zip: '44001',
      repName: 'Marie Szabo',
      brand_color: '#9A3412',
    },
  ],
  [
    'brooksville',
    {
      name: 'Village of Brooksville',
      office: 'Village hall',
      address: '12 Locust Street',
      city: 'Brooksville',
      zip: '45812',
      repName: 'June Albright',
      brand_color: '#0B6B7A',
    },
  ],
  [
    'louisvilleohio',
    {
      name: 'City of Louisville, Ohio',
      office: 'Utility billing',
      address: '215 South Mill Street',
      city: 'Louisville',
      zip: '44641',
      repName: 'Peter Graf',
      brand_color: '#5B2C9A',
    },
  ],
  [
    'panthercreek',
    {
      name: 'Panther Creek Township',
      office: 'Fiscal office',
      address: '2290 Panther Creek Road',
      city: 'Panther Creek',
      zip: '45399',
      repName: 'Iris Coleman',
      brand_color: '#3D5F16',
    },
  ],
  [
    'galion',
    {
      name: 'City of Galion',
      office: 'Finance department',
      address: '301 Harding Way East',
      city: 'Galion',
      zip: '44833',
      repName: 'Walt Jensen',
      outside_hosts: ['tax.galion.example'],
      brand_color: '#8A1C3B',
    },
  ],
  [
    'brewster',
    {
      name: 'Village of Brewster',
      office: 'Village hall',
      address: '302 South Wabash Avenue',
      city: 'Brewster',
      zip: '44613',
      repName: 'Nora Dietz',
      is_enabled: 0,
      brand_color: '#475569',
    },
  ],
]

const areaCodes: Readonly<Record<string, string>> = { '457': '740', '439': '740', '453': '937' }

/** Fictional numbers: 555-0142 and on. */
function phoneFor(index: number, zip: string): string {
  return `(${ownValue(areaCodes, zip.slice(0, 3)) ?? '330'}) 555-${String(142 + index).padStart(4, '0')}`
}

const rows = facts.map(([label, { terminals, ...own }], index): MerchantRow => ({
  ...merchantDefaults,
  id: String(index + 1),
  sub_domain: label,
  state: 'OH',
  phone: phoneFor(index, own.zip),
  fax: null,
  hours: 'Weekdays 8 to 4:30',
  url: null,
  logo: null,
  brand_color: null,
  time_zone: 'America/New_York',
  is_enabled: 1,
  environment: 'PROD',
  updated_at: '2026-05-12T14:20:00.000Z',
  updated_by: 'Ana Lee',
  was_open: true,
  tested_at: '2026-05-12T14:20:00.000Z',
  card_point: {
    site: own.environment === 'UAT' ? cardPointTestSite : 'isv',
    merchid: String(496_160_873_000 + index * 17),
    username: `ct-${label}`,
    set_at: '2026-05-12T14:20:00.000Z',
    set_by: 'Ana Lee',
    ...(terminals && { terminals }),
  },
  ...own,
}))

export const merchantRows: readonly MerchantRow[] = rows.map((row) => ({
  ...row,
  translations: translationsOf(['office', 'hours', 'repTitle'], row),
}))
