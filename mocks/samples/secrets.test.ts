import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contract, type CallId } from '@/contract/all'
import { createPayment, quotePayment } from '@/contract/payments/payments'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { internalActs, memoryJournal } from '@mocks/cloud/journal'
import { logged, requestLog } from '@mocks/hosts/shared/tab/request-log'
import { callOf } from '@mocks/demo/panel/call-of'
import { sampleCallersOf, type SampleCallers, payable, paymentOf } from './sample-callers'
import { writingCalls } from './random-writes'
import { sampleCalls } from './sample-calls'

/** Secret input stays out of the journal, the world file and the log of requests. */

const patience = { timeout: 60_000 }

/** Of each write what its body holds of it, by name; `path` stands for a part of the address. */
const secrets: Readonly<Partial<Record<CallId, readonly string[]>>> = {
  register: ['password'],
  resetPassword: ['token', 'password', 'password_confirmation'],
  saveCardPoint: ['password'],
  testCardPoint: ['typed.password'],
  updateProfile: ['current_password'],
  changePassword: ['current_password', 'password', 'password_confirmation'],
  confirmEmail: ['token'],
  linkAccount: ['pin'],
  answerUnsubscribeLink: ['path'],
  createPayment: ['token', 'expiry', 'bank_account.routing', 'bank_account.account'],
  takePayment: ['token', 'expiry'],
}

/** All other sample input: a new field must be listed here, or above. */
const mayBeKept: ReadonlySet<string> = new Set(
  [
    // Identity and contact.
    'name email username phone role language nickname payer.name payer.email payer.zip',
    // A merchant's public facts and settings.
    'sub_domain office address city state zip hours repName time_zone roll_type_real site merchid',
    'merchant_id from_merchant_id department_id department_ids account effective_from parts',
    'typed.site typed.merchid typed.username',
    // Why staff block online payments: payers read it.
    'hold.code hold.reason hold.until',
    // What staff write of a payment.
    'note text items.id refund_id',
    // Choices of a list.
    'tender kind reason bank_account.kind unwanted ebilling consents.kind consents.version',
    // It names a price, and opens nothing.
    'quote_id',
    // Of a payment that staff take: how its payer came, what they noted, which sale it is.
    'way note key',
    // A notification that staff write: its recipients read it.
    'messages.en.subject messages.en.body.kind messages.en.body.line.text audience.departments',
    'audience.bills audience.zips schedule.kind schedule.time channel language',
    // Serial numbers.
    'terminals',
    // It names the state of a row that was read.
    // A batch that staff compared with the bank, with what they say of it.
    'posting_date note',
    'version',
    // A file that is imported, and how its columns are read; its rows are not journaled.
    'mode file.name file.hash headings columns.column columns.constant days decimal print',
    // A window of maintenance, which visitors read.
    'scope merchant_ids level message starts.date starts.time ends.date ends.time status_url',
    'translations.es.message translations.de.message translations.ja.message',
    'translations.fr.message',
    // What staff do with a warning.
    'action owner_id note',
    // What staff decide about the visitor of a try; the network that they typed is not kept.
    'event_id covers length confirm',
  ].flatMap((names) => names.split(' ')),
)

/** The setup of a department, field by field. */
const setups = ['payment_settings.', 'department.']
const isKept = (name: string) =>
  mayBeKept.has(name) || setups.some((setup) => name.startsWith(setup))

type Leaf = readonly [name: string, value: string]

/** Every text in a body, under the names that lead to it. */
function leaves(value: unknown, name = ''): Leaf[] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    leaves(inner, Array.isArray(value) ? name : [name, key].filter(Boolean).join('.')),
  )
}

interface Sent {
  readonly call: CallId | null
  readonly token: string | null
  readonly path: string
  readonly texts: readonly Leaf[]
}

const sent: Sent[] = []

/** The cloud as a page of the demonstration asks it. */
function asked(cloud: Cloud): Cloud {
  const { outbox } = cloud
  return {
    ...cloud,
    outbox,
    fetch: async (request, address) => {
      const text = await request.clone().text()
      sent.push({
        call: callOf(request.method, request.url),
        token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
        path: new URL(request.url).pathname.split('/').at(-1) ?? '',
        texts: text === '' ? [] : leaves(JSON.parse(text)),
      })
      return logged(request, (marked) => cloud.fetch(marked, address))
    },
  }
}

async function payByBank(cast: SampleCallers): Promise<number> {
  const body = { items: await payable(cast), tender: 'echeck' as const }
  const { answer } = await cast.guest.call(quotePayment, { body })
  const { status } = await cast.guest.call(
    createPayment,
    {
      body: {
        ...(await paymentOf(cast, 'bank@mail.example')),
        quote_id: answer?.data.quote_id ?? '',
        tender: 'echeck',
        token: null,
        expiry: null,
        bank_account: { routing: '036001808', account: '98761234509', kind: 'checking' },
        consents: [{ kind: 'echeck', version: '1' }],
      },
    },
    { 'Idempotency-Key': 'paid-by-bank' },
  )
  return status
}

const journal = memoryJournal()
let kept: Readonly<Record<'the journal' | 'the world file' | 'the log', string>>
let journaled: ReadonlySet<unknown>
const logs: string[] = []

beforeAll(async () => {
  const cloud = createCloud({ journal })
  await cloud.ready
  const cast = { ...(await sampleCallersOf(asked(cloud))), round: 1 }
  const look = async () => {
    // The log reads bodies beside the answer.
    await vi.waitFor(() => expect(requestLog.entries().every(isRead)).toBe(true))
    logs.push(JSON.stringify(requestLog.entries()))
    requestLog.clear()
  }
  for (const id of writingCalls) {
    const { status } = await sampleCalls[id](cast)
    if (status >= 300) throw new Error(`${id}: ${status}`)
    await look()
  }
  const status = await payByBank(cast)
  if (status >= 300) throw new Error(`by bank: ${status}`)
  await look()
  const { entries } = await journal.load()
  journaled = new Set(entries.map(callIn))
  kept = {
    'the journal': JSON.stringify(entries),
    'the world file': JSON.stringify(await cloud.control.export()),
    'the log': logs.join('\n'),
  }
}, patience.timeout)

const callIn = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'call') : null

const isRead = ({ headers, body }: ReturnType<typeof requestLog.entries>[number]) =>
  body !== null || !headers.some(([name]) => name === 'content-type')

const secretFields = writingCalls.flatMap((id) =>
  (secrets[id] ?? []).map((name): [CallId, string] => [id, name]),
)

describe.each(['the journal', 'the world file', 'the log'] as const)('%s', (place) => {
  it.each(secretFields)('has not what %s sends as %s', (id, name) => {
    const typed = sent
      .filter(({ call }) => call === id)
      .flatMap(({ path, texts }) =>
        name === 'path' ? [path] : texts.filter(([at]) => at === name).map(([, text]) => text),
      )
    expect(typed).not.toEqual([])
    for (const text of typed) expect(kept[place]).not.toContain(text)
  })

  it('has the other input', () => {
    expect(kept[place]).toContain('Sam Ple')
    expect(kept[place]).toContain('bank@mail.example')
  })

  it('has no token of a session', () => {
    const tokens = new Set(sent.flatMap(({ token }) => (token === null ? [] : [token])))
    expect(tokens.size).toBeGreaterThan(5)
    for (const token of tokens) expect(kept[place]).not.toContain(token)
  })
})

it('knows of every text that a write sends whether it may be kept', () => {
  const writes = new Set<CallId | null>(writingCalls)
  const unknown = sent
    .filter(({ call }) => writes.has(call))
    .flatMap(({ call, texts }) =>
      texts.flatMap(([name]) => {
        const isSecret = call !== null && secrets[call]?.includes(name) === true
        return isSecret || isKept(name) ? [] : [`${call ?? ''}: ${name}`]
      }),
    )
  expect([...new Set(unknown)]).toEqual([])
})

it('makes no print of a body with a secret: prints are kept in the journal', () => {
  const withSecrets = Object.keys(secrets)
  const printed = Object.values(contract).flatMap(({ id, key }) =>
    key === 'header' || key === 'field' ? [id] : [],
  )
  expect(printed.filter((id) => withSecrets.includes(id))).toEqual([])
})

it('walks every call that writes', () => {
  // An import is written by the cloud itself, after the commit has its answer.
  expect(journaled).toEqual(new Set([...writingCalls, ...internalActs]))
})
