import type { MaintenanceWindowRow } from '../maintenance-windows'
import type { MerchantRow } from '../merchants'

type Planned = Pick<
  MaintenanceWindowRow,
  'level' | 'message' | 'translations' | 'starts_at' | 'ends_at'
> &
  Partial<MaintenanceWindowRow> & {
    /** Subdomains; without: all sites. */
    readonly at?: readonly string[]
  }

const zone = 'America/New_York'

/** One in force in a quiet village, two to come, and what was before the world began. */
const planned: readonly Planned[] = [
  {
    at: ['panthercreek'],
    level: 'banner',
    message: 'The township hall is being painted. Please use the side entrance until June 12.',
    translations: {
      es: {
        message: 'Se está pintando el ayuntamiento. Use la entrada lateral hasta el 12 de junio.',
      },
      de: {
        message: 'Das Rathaus wird gestrichen. Bitte nutzen Sie bis 12. Juni den Seiteneingang.',
      },
      ja: { message: '庁舎を塗装しています。6 月 12 日までは横の入口をご利用ください。' },
      fr: {
        message:
          'La mairie est en cours de peinture. Jusqu’au 12 juin, utilisez l’entrée latérale.',
      },
    },
    starts_at: '2026-05-29T12:00:00.000Z',
    ends_at: '2026-06-13T00:00:00.000Z',
  },
  {
    level: 'site-off',
    message: 'We are moving to new servers. The site is back on Sunday, June 14, at 4:00 AM.',
    translations: {
      es: {
        message: 'Cambiamos de servidores. El sitio vuelve el domingo 14 de junio a las 4:00.',
      },
      de: {
        message: 'Wir ziehen auf neue Server um. Am Sonntag, 14. Juni, um 4 Uhr sind wir zurück.',
      },
    },
    starts_at: '2026-06-14T06:00:00.000Z',
    ends_at: '2026-06-14T08:00:00.000Z',
    allow_staff: false,
    status_url: 'https://status.civictill.example',
  },
  {
    at: ['tiffin'],
    level: 'payments-off',
    message: 'The bank is closing its books. You can pay again tonight after 10.',
    translations: {
      es: {
        message: 'El banco está cerrando sus cuentas. Puede pagar de nuevo después de las 22:00.',
      },
    },
    starts_at: '2026-06-16T00:00:00.000Z',
    ends_at: '2026-06-16T02:00:00.000Z',
  },
  {
    level: 'banner',
    message: 'On Memorial Day, May 25, payments post on the next business day.',
    translations: {
      es: { message: 'El 25 de mayo es feriado: los pagos se registran el siguiente día hábil.' },
    },
    starts_at: '2026-05-22T12:00:00.000Z',
    ends_at: '2026-05-26T04:00:00.000Z',
  },
  {
    at: ['leax', 'eorwa'],
    level: 'payments-off',
    message: 'The meter readings are being loaded. Online payments are back at noon.',
    translations: null,
    starts_at: '2026-05-04T12:00:00.000Z',
    ends_at: '2026-05-04T15:38:00.000Z',
  },
  {
    level: 'site-off',
    message: 'The site is being updated and is back at 3:00 AM.',
    translations: {
      es: { message: 'El sitio se está actualizando y vuelve a las 3:00.' },
      de: { message: 'Die Seite wird aktualisiert und ist um 3 Uhr zurück.' },
    },
    starts_at: '2026-04-12T06:00:00.000Z',
    ends_at: '2026-04-12T06:41:00.000Z',
  },
  {
    at: ['chardon'],
    level: 'payments-off',
    message: 'The court is changing its bank account. Please pay at the clerk’s window today.',
    translations: {
      es: { message: 'El tribunal cambia de cuenta bancaria. Pague hoy en la ventanilla.' },
    },
    starts_at: '2026-03-20T12:00:00.000Z',
    ends_at: '2026-03-20T21:00:00.000Z',
  },
]

export const maintenanceWindowRows = (
  merchants: readonly Pick<MerchantRow, 'id' | 'sub_domain'>[],
): MaintenanceWindowRow[] =>
  planned.map(({ at, ...window }, index) => ({
    id: String(index + 1),
    scope: at === undefined ? 'all' : 'merchants',
    merchant_ids: merchants
      .filter(({ sub_domain }) => at?.includes(sub_domain))
      .map(({ id }) => id),
    time_zone: zone,
    allow_staff: true,
    status_url: null,
    updated_at: new Date(Date.parse(window.starts_at) - 14 * 86_400_000).toISOString(),
    updated_by: 'Ana Lee',
    ...window,
  }))
