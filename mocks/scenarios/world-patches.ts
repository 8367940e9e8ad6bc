import type { World } from '@mocks/world/create-world'
import { personaUserId } from '@mocks/world/seed/users'
import { manyUsers } from '@mocks/world/seed/user-states'
import type { MaintenanceWindowRow } from '@mocks/world/maintenance-windows'
import type { MerchantRow } from '@mocks/world/merchants'
import { addFailedImport } from './import-patch'
import { addEcheck, addReceipts } from './receipt-patch'
import { addDeclinedCards, addManyWarnings } from './warning-patch'

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

type Announced = Pick<MaintenanceWindowRow, 'level' | 'message' | 'translations'> &
  Partial<MaintenanceWindowRow>

/** A window of maintenance on the county's site; where it says nothing else, until June 3. */
const announcedInCounty =
  (window: Announced) =>
  ({ merchants, maintenanceWindows }: World): void => {
    const [county] = merchants.by('sub_domain', 'miamicounty')
    if (!county) return
    const row: MaintenanceWindowRow = {
      id: 'of-scenario',
      scope: 'merchants',
      merchant_ids: [county.id],
      time_zone: county.time_zone,
      starts_at: '2026-06-01T10:00:00.000Z',
      ends_at: '2026-06-03T12:00:00.000Z',
      allow_staff: true,
      status_url: null,
      updated_at: '2026-05-29T18:30:00.000Z',
      updated_by: 'Ana Lee',
      ...window,
    }
    maintenanceWindows.load([row])
  }

export const worldPatches = {
  'maintenance-notice': announcedInCounty({
    level: 'banner',
    message: 'The office is closed on June 2. You can pay here as usual.',
    translations: {
      es: { message: 'La oficina cierra el 2 de junio. Aquí puede pagar como siempre.' },
      de: { message: 'Das Büro ist am 2. Juni geschlossen. Hier können Sie wie gewohnt zahlen.' },
      ja: { message: '6 月 2 日は窓口が休みです。お支払いは通常どおりご利用いただけます。' },
      fr: { message: 'Le bureau est fermé le 2 juin. Vous pouvez payer ici comme d’habitude.' },
    },
  }),
  'payments-off': announcedInCounty({
    level: 'payments-off',
    message: 'We are changing banks. Online payments are back on June 3.',
    translations: {
      es: { message: 'Estamos cambiando de banco. Los pagos en línea vuelven el 3 de junio.' },
      de: { message: 'Wir wechseln die Bank. Ab dem 3. Juni können Sie wieder online zahlen.' },
      ja: { message: '取引銀行を変更しています。オンライン支払いは 6 月 3 日に再開します。' },
      fr: { message: 'Nous changeons de banque. Les paiements en ligne reprennent le 3 juin.' },
    },
  }),
  'site-off': announcedInCounty({
    level: 'site-off',
    message: 'We are moving to a new system. We are back on June 3.',
    translations: {
      es: { message: 'Estamos pasando a un sistema nuevo. Volvemos el 3 de junio.' },
      de: { message: 'Wir ziehen auf ein neues System um. Am 3. Juni sind wir zurück.' },
      ja: { message: '新しいシステムへ移行しています。6 月 3 日に再開します。' },
      fr: { message: 'Nous passons à un nouveau système. Nous revenons le 3 juin.' },
    },
  }),
  // Ten minutes after its scenario begins.
  'site-off-soon': (world) => {
    inCounty({
      hours: 'Today until 10',
      translations: {
        es: { hours: 'Hoy hasta las 10:00' },
        de: { hours: 'Heute bis 10 Uhr' },
        ja: { hours: '本日は 10 時まで' },
        fr: { hours: 'Aujourd’hui jusqu’à 10 h' },
      },
    })(world)
    announcedInCounty({
      level: 'site-off',
      message: 'We are moving to a new system. We are back at noon.',
      translations: {
        es: { message: 'Estamos pasando a un sistema nuevo. Volvemos a mediodía.' },
        de: { message: 'Wir ziehen auf ein neues System um. Um 12 Uhr sind wir zurück.' },
        ja: { message: '新しいシステムへ移行しています。正午に再開します。' },
        fr: { message: 'Nous passons à un nouveau système. Nous revenons à midi.' },
      },
      starts_at: '2026-06-01T14:20:00.000Z',
      ends_at: '2026-06-01T16:00:00.000Z',
      allow_staff: false,
    })(world)
  },
  'department-off': (world) => {
    const off_note = {
      es: 'Cerrado hasta el 15 de junio: se están corrigiendo las facturas de este año.',
      de: 'Geschlossen bis 15. Juni: Die Rechnungen dieses Jahres werden berichtigt.',
      ja: '6 月 15 日まで休止：今年の請求書を訂正しています。',
      fr: 'Fermé jusqu’au 15 juin : les factures de cette année sont en cours de correction.',
    }
    const departments = world.tenant('miamicounty')?.departments
    const translations = { ...departments?.get('manufactured-home-tax')?.translations }
    for (const [language, text] of Object.entries(off_note)) {
      translations[language] = { ...translations[language], off_note: text }
    }
    departments?.update('manufactured-home-tax', {
      status: false,
      off_note: 'Closed until June 15: this year’s bills are being corrected.',
      translations,
    })
  },
  'switched-off': inCounty({ is_enabled: 0 }),
  receipts: addReceipts,
  'echeck-open': (world) => addEcheck(world, null),
  'echeck-returned': (world) => addEcheck(world, { at: '2026-06-01T13:30:00.000Z', code: 'R01' }),
  'clerk-of-one': (world) => {
    addReceipts(world)
    world.users.update(personaUserId('merchant-user'), { departments: ['building-permits'] })
  },
  'many-users': ({ seed, merchants, users }) => {
    const [county] = merchants.by('sub_domain', 'miamicounty')
    if (county) users.load(manyUsers(seed, county, users.size + 1, 10_400))
  },
  'import-failed': addFailedImport,
  'card-testing': addDeclinedCards,
  'many-warnings': addManyWarnings,
  'one-by-one': inCounty({ force_guest_checkout_per_item: true }),
} as const satisfies Readonly<Record<string, (world: World) => void>>

export type PatchName = keyof typeof worldPatches
