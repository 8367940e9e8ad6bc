import type { World } from '@mocks/world/create-world'
import type { MerchantRow } from '@mocks/world/merchants'

/**
 * Changes to a fresh world, before anybody sees it. They are part of what the world begins with:
 * the same name gives the same world, byte for byte.
 */

const inCounty =
  (change: Partial<MerchantRow>) =>
  ({ merchants }: World): void => {
    const [county] = merchants.by('sub_domain', 'miamicounty')
    if (county) merchants.update(county.id, change)
  }

const ends_at = '2026-06-03T12:00:00.000Z'

export const worldPatches = {
  'payments-off': inCounty({
    maintenance: {
      level: 'payments-off',
      message: 'We are changing banks. Online payments are back on June 3.',
      ends_at,
    },
  }),
  'site-off': inCounty({
    maintenance: {
      level: 'site-off',
      message: 'We are moving to a new system. We are back on June 3.',
      ends_at,
    },
  }),
  'switched-off': inCounty({ is_enabled: 0 }),
  'one-by-one': inCounty({ force_guest_checkout_per_item: true }),
} as const satisfies Readonly<Record<string, (world: World) => void>>

export type PatchName = keyof typeof worldPatches
