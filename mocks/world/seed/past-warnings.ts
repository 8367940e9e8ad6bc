import type { WarningEvent, WarningFacts, WarningKind } from '@/contract/warnings'
import type { PersonaName } from '../personas'
import type { WarningRow } from '../warnings'

/** What happened to a warning after it was raised, in order. */
export interface Done {
  readonly at: string
  readonly event: WarningEvent['event']
  readonly by?: PersonaName
  readonly to?: PersonaName
  readonly note?: string
}

export interface Past {
  readonly kind: WarningKind
  /** A subdomain. */
  readonly merchant: string
  /** Without: the merchant. */
  readonly subject?: WarningRow['subject']
  readonly facts?: WarningFacts
  readonly count?: number
  readonly first: string
  /** Without: it happened once. */
  readonly last?: string
  readonly done?: readonly Done[]
}

const acknowledged = (at: string, by: PersonaName): Done => ({ at, event: 'acknowledged', by })
const assigned = (at: string, by: PersonaName, to: PersonaName): Done => ({
  at,
  event: 'assigned',
  by,
  to,
})
const closed = (at: string, by: PersonaName, note: string): Done => ({
  at,
  event: 'closed',
  by,
  note,
})
const resolved = (at: string): Done => ({ at, event: 'resolved' })

const network = (id: string) => ({ kind: 'network', id, name: id }) as const
const department = (id: string, name: string) => ({ kind: 'department', id, name }) as const
const file = (id: string, name: string) => ({ kind: 'import', id, name }) as const

const tester = network('198.51.100.0/24')

/** The newest first. */
export const past: readonly Past[] = [
  {
    kind: 'suspicious-traffic',
    merchant: 'tiffin',
    subject: tester,
    facts: { of: 64, share: 92 },
    count: 3,
    first: '2026-05-31T03:12:00.000Z',
    last: '2026-05-31T04:05:00.000Z',
  },
  {
    kind: 'decline-rate',
    merchant: 'tiffin',
    facts: { share: 88, of: 17 },
    count: 12,
    first: '2026-05-31T03:20:00.000Z',
    last: '2026-05-31T03:49:00.000Z',
    done: [acknowledged('2026-05-31T12:40:00.000Z', 'support')],
  },
  {
    kind: 'county-system',
    merchant: 'miamicounty',
    subject: department('manufactured-home-tax', 'Manufactured home tax'),
    facts: { code: 'no-answer', host: 'tyler.county-data.example' },
    count: 4,
    first: '2026-05-29T13:02:00.000Z',
    last: '2026-05-30T06:15:00.000Z',
    done: [
      acknowledged('2026-05-29T13:20:00.000Z', 'support'),
      assigned('2026-05-29T15:00:00.000Z', 'admin', 'admin'),
    ],
  },
  {
    kind: 'card-point',
    merchant: 'louisvilleohio',
    facts: { code: 'no-answer' },
    count: 2,
    first: '2026-05-29T18:31:00.000Z',
    last: '2026-05-29T18:34:00.000Z',
  },
  {
    kind: 'foreign-host',
    merchant: 'kent',
    subject: department('income-tax', 'Income tax'),
    facts: { host: 'kent.tax-payments.example' },
    first: '2026-05-26T14:08:00.000Z',
  },
  {
    kind: 'import-failed',
    merchant: 'panthercreek',
    subject: file('12', 'second-half.txt'),
    facts: { code: 'error', of: 140 },
    first: '2026-05-12T14:55:00.000Z',
    done: [acknowledged('2026-05-12T15:30:00.000Z', 'support')],
  },
  {
    kind: 'suspicious-traffic',
    merchant: 'stow',
    subject: network('203.0.113.0/24'),
    facts: { of: 31, share: 71 },
    count: 2,
    first: '2026-05-24T22:40:00.000Z',
    last: '2026-05-24T23:10:00.000Z',
    done: [
      acknowledged('2026-05-25T12:10:00.000Z', 'super'),
      closed('2026-05-25T13:00:00.000Z', 'super', 'Blocked for 30 days. No card was charged.'),
    ],
  },
  {
    kind: 'decline-rate',
    merchant: 'stow',
    facts: { share: 71, of: 31 },
    count: 22,
    first: '2026-05-24T22:45:00.000Z',
    last: '2026-05-24T23:09:00.000Z',
    done: [closed('2026-05-25T13:01:00.000Z', 'super', 'Card testing from the blocked network.')],
  },
  {
    kind: 'card-point',
    merchant: 'massillon',
    facts: { code: 'wrong-credentials' },
    count: 3,
    first: '2026-05-21T15:12:00.000Z',
    last: '2026-05-21T15:40:00.000Z',
    done: [resolved('2026-05-21T16:02:00.000Z')],
  },
  {
    kind: 'decline-rate',
    merchant: 'miamicounty',
    facts: { share: 60, of: 5 },
    first: '2026-05-20T17:22:00.000Z',
    done: [
      acknowledged('2026-05-20T17:40:00.000Z', 'support'),
      closed('2026-05-21T12:15:00.000Z', 'admin', 'One payer tried an expired card three times.'),
    ],
  },
  {
    kind: 'merchant-off',
    merchant: 'brewster',
    facts: { affected: 2 },
    first: '2026-05-19T20:05:00.000Z',
    done: [
      acknowledged('2026-05-19T20:20:00.000Z', 'admin'),
      closed(
        '2026-05-20T13:00:00.000Z',
        'admin',
        'Both payments came through. Payers were called.',
      ),
    ],
  },
  {
    kind: 'county-system',
    merchant: 'miamicounty',
    subject: department('real-estate-tax', 'Real estate tax'),
    facts: { code: 'slow', host: 'tyler.county-data.example' },
    count: 9,
    first: '2026-05-18T11:04:00.000Z',
    last: '2026-05-18T12:31:00.000Z',
    done: [
      acknowledged('2026-05-18T11:30:00.000Z', 'support'),
      closed('2026-05-18T13:00:00.000Z', 'admin', 'The county’s nightly backup ran late.'),
    ],
  },
  {
    kind: 'foreign-host',
    merchant: 'chardon',
    subject: department('court-records', 'Court records'),
    facts: { host: 'records.chardon.example' },
    first: '2026-05-14T18:44:00.000Z',
    done: [resolved('2026-05-14T19:10:00.000Z')],
  },
  {
    kind: 'card-point',
    merchant: 'panthercreek',
    facts: { code: 'unknown-merchant' },
    count: 2,
    first: '2026-05-12T13:50:00.000Z',
    last: '2026-05-12T14:05:00.000Z',
    done: [resolved('2026-05-12T14:20:00.000Z')],
  },
  {
    kind: 'suspicious-traffic',
    merchant: 'clinton',
    subject: network('192.0.2.0/24'),
    facts: { of: 12, share: 50 },
    first: '2026-05-11T07:30:00.000Z',
    done: [
      acknowledged('2026-05-11T12:02:00.000Z', 'support'),
      closed('2026-05-11T12:30:00.000Z', 'admin', 'A title company looks up many parcels.'),
    ],
  },
  {
    kind: 'decline-rate',
    merchant: 'massillon',
    facts: { share: 57, of: 7 },
    count: 2,
    first: '2026-05-08T21:14:00.000Z',
    last: '2026-05-08T21:19:00.000Z',
    done: [closed('2026-05-09T12:00:00.000Z', 'super', 'The bank had an outage until 9 PM.')],
  },
  {
    kind: 'import-failed',
    merchant: 'tiffin',
    subject: file('9', 'aging-2026-04-30.csv'),
    facts: { code: 'changed', of: 120 },
    first: '2026-05-01T12:04:00.000Z',
    done: [resolved('2026-05-01T12:11:00.000Z')],
  },
  {
    kind: 'county-system',
    merchant: 'miamicounty',
    subject: department('dog-licenses', 'Dog licenses'),
    facts: { code: 'unknown-code', host: 'tyler.county-data.example' },
    first: '2026-04-28T14:30:00.000Z',
    done: [
      acknowledged('2026-04-28T15:00:00.000Z', 'admin'),
      closed('2026-04-28T16:45:00.000Z', 'admin', 'Licenses are sold without a bill now.'),
    ],
  },
  {
    kind: 'bounce-rate',
    merchant: 'kent',
    subject: { kind: 'notification', id: '10', name: 'Leaf collection' },
    facts: { share: 12, of: 214 },
    first: '2026-04-20T13:15:00.000Z',
    done: [
      assigned('2026-04-20T14:00:00.000Z', 'super', 'support'),
      closed('2026-04-22T17:00:00.000Z', 'super', 'The city cleaned its list of addresses.'),
    ],
  },
  {
    kind: 'merchant-off',
    merchant: 'galion',
    facts: { affected: 1 },
    first: '2026-04-17T19:30:00.000Z',
    done: [closed('2026-04-17T21:00:00.000Z', 'admin', 'The payment was found, and posted.')],
  },
  {
    kind: 'suspicious-traffic',
    merchant: 'miamicounty',
    subject: network('203.0.113.0/24'),
    facts: { of: 48, share: 96 },
    count: 5,
    first: '2026-04-14T02:10:00.000Z',
    last: '2026-04-14T04:22:00.000Z',
    done: [
      acknowledged('2026-04-14T12:05:00.000Z', 'support'),
      assigned('2026-04-14T12:30:00.000Z', 'super', 'super'),
      closed('2026-04-15T15:00:00.000Z', 'super', 'Blocked. The processor was told.'),
    ],
  },
  {
    kind: 'decline-rate',
    merchant: 'clinton',
    facts: { share: 50, of: 6 },
    first: '2026-04-10T16:50:00.000Z',
    done: [closed('2026-04-10T18:00:00.000Z', 'admin', 'Nothing unusual: three payers.')],
  },
  {
    kind: 'import-failed',
    merchant: 'stow',
    subject: file('8', 'permits-april.csv'),
    facts: { share: 11, of: 63, affected: 7 },
    first: '2026-04-07T17:48:00.000Z',
    done: [
      acknowledged('2026-04-08T12:00:00.000Z', 'support'),
      closed('2026-04-08T19:30:00.000Z', 'admin', 'The office sent the seven rows again.'),
    ],
  },
  {
    kind: 'card-point',
    merchant: 'leax',
    facts: { code: 'no-answer' },
    first: '2026-04-02T14:00:00.000Z',
    done: [resolved('2026-04-02T14:06:00.000Z')],
  },
  {
    kind: 'county-system',
    merchant: 'clinton',
    subject: department('real-estate-tax', 'Real estate tax'),
    facts: { code: 'no-answer', host: 'tyler.county-data.example' },
    count: 31,
    first: '2026-03-24T12:00:00.000Z',
    last: '2026-03-24T15:40:00.000Z',
    done: [
      acknowledged('2026-03-24T12:10:00.000Z', 'support'),
      assigned('2026-03-24T12:12:00.000Z', 'super', 'admin'),
      closed('2026-03-24T16:30:00.000Z', 'admin', 'The county renewed its certificate.'),
    ],
  },
  {
    kind: 'foreign-host',
    merchant: 'tiffin',
    subject: department('income-tax', 'Income tax'),
    facts: { host: 'tax.tiffin.example' },
    first: '2026-03-11T15:22:00.000Z',
    done: [resolved('2026-03-11T15:50:00.000Z')],
  },
  {
    kind: 'decline-rate',
    merchant: 'kent',
    facts: { share: 62, of: 8 },
    count: 2,
    first: '2026-03-03T20:10:00.000Z',
    last: '2026-03-03T20:18:00.000Z',
    done: [closed('2026-03-04T13:00:00.000Z', 'super', 'A gift card without money on it.')],
  },
  {
    kind: 'import-failed',
    merchant: 'miamicounty',
    subject: file('5', 'corrections-february.csv'),
    facts: { share: 14, of: 41, affected: 6 },
    first: '2026-02-18T19:22:00.000Z',
    done: [closed('2026-02-20T14:00:00.000Z', 'admin', 'Six parcels were merged. Nothing to do.')],
  },
  {
    kind: 'card-point',
    merchant: 'kent',
    facts: { code: 'unknown-site' },
    count: 2,
    first: '2026-02-10T16:00:00.000Z',
    last: '2026-02-10T16:20:00.000Z',
    done: [resolved('2026-02-10T16:45:00.000Z')],
  },
]
