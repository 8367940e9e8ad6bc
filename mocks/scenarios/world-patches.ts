import type { World } from '@mocks/world/create-world'
import { manyUsers } from '@mocks/world/seed/user-states'
import type { MerchantRow } from '@mocks/world/merchants'
import { addReceipts } from './receipt-patch'

/**
 * Changes to a new world before its first use. They are part of its start: the same name gives the
 * same world, byte for byte.
 */

const inCounty =
  (change: Partial<MerchantRow>) =>
  ({ merchants }: World): void => {
    const [county] = merchants.by('sub_domain', 'miamicounty')
    if (county) merchants.update(county.id, change)
  }

const untilJune3 = {
  starts_at: null,
  ends_at: '2026-06-03T12:00:00.000Z',
  allow_staff: true,
} as const

export const worldPatches = {
  'maintenance-notice': inCounty({
    maintenance: {
      level: 'banner',
      message: 'The office is closed on June 2. You can pay here as usual.',
      ...untilJune3,
    },
  }),
  'payments-off': inCounty({
    maintenance: {
      level: 'payments-off',
      message: 'We are changing banks. Online payments are back on June 3.',
      ...untilJune3,
    },
  }),
  'site-off': inCounty({
    maintenance: {
      level: 'site-off',
      message: 'We are moving to a new system. We are back on June 3.',
      ...untilJune3,
    },
  }),
  // Ten minutes after its scenario begins.
  'site-off-soon': inCounty({
    hours: 'today until 10',
    maintenance: {
      level: 'site-off',
      message: 'We are moving to a new system. We are back at noon.',
      starts_at: '2026-06-01T14:20:00.000Z',
      ends_at: '2026-06-01T16:00:00.000Z',
      allow_staff: false,
    },
  }),
  'department-off': (world) => {
    world.tenant('miamicounty')?.departments.update('manufactured-home-tax', {
      status: false,
      off_note: 'Closed until June 15: this year’s bills are being corrected.',
    })
  },
  'switched-off': inCounty({ is_enabled: 0 }),
  receipts: addReceipts,
  'many-users': ({ seed, merchants, users }) => {
    const [county] = merchants.by('sub_domain', 'miamicounty')
    if (county) users.load(manyUsers(seed, county, users.size + 1, 10_400))
  },
  'one-by-one': inCounty({ force_guest_checkout_per_item: true }),
} as const satisfies Readonly<Record<string, (world: World) => void>>

export type PatchName = keyof typeof worldPatches
