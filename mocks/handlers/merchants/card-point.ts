import * as v from 'valibot'
import {
  type CardPoint,
  cardPointResults,
  type CardPointResult,
  getCardPoint,
  makeTestPayment,
  saveCardPoint,
  testCardPoint,
} from '@/contract/payments/card-point'
import {
  type CardPointProblem,
  cardPointRules,
  environmentOf,
  terminalsIn,
} from '@/rules/merchants/card-point'
import { may } from '@/rules/people/permissions'
import type { ApplyContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { forbidden, found, invalid, Refusal } from '@mocks/cloud/reply'
import type { MerchantRow } from '@mocks/world/merchants'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { merchantFor } from '@mocks/handlers/scope'
import { checkVersion, versionOf } from '@mocks/handlers/versions'
import { noteCardPoint } from '@mocks/handlers/warnings/setup-warnings'
import { shownMerchant } from './merchant-view'
import { isTestApproved, processorAnswer } from './processor'

const sentences: Readonly<Record<CardPointProblem, string>> = {
  'site-wrong': 'This is not a site name.',
  'merchid-wrong': 'Use 12 digits.',
  'origin-wrong': 'This is not an address of the processor.',
  'terminal-wrong': 'A serial number has 6 to 20 letters and digits.',
  'terminals-twice': 'This is already in the list.',
  'terminals-many': 'There are too many.',
}

/** Why an account is refused, at the field that is to blame. */
const refusedAt: Readonly<
  Record<Exclude<CardPointResult, 'accepted'>, { readonly field: string; readonly text: string }>
> = {
  'wrong-credentials': {
    field: 'password',
    text: 'The processor rejected the user name or password.',
  },
  'unknown-merchant': { field: 'merchid', text: 'The processor does not know this number.' },
  'unknown-site': { field: 'site', text: 'The processor does not recognize this site.' },
  'no-answer': { field: 'site', text: 'The processor did not answer. Try again.' },
}

function shown({ card_point }: MerchantRow): CardPoint | null {
  if (card_point === null) return null
  const { ach_merchid = null, iframe_origin = null, terminals = [], ...fields } = card_point
  const account = { ...fields, ach_merchid, iframe_origin, terminals: [...terminals] }
  return { ...account, version: versionOf(account) }
}

const refused = (code: 'no_card_point' | 'live', message: string) =>
  new Refusal(409, { message, code })

/** Only the provider's staff ask: they see every merchant. */
function otherUsers({ world }: ApplyContext, own: string, merchid: string | undefined): string[] {
  if (merchid === undefined) return []
  return world.merchants
    .all()
    .filter(({ id, card_point: account }) => {
      const isUsed = account?.merchid === merchid || account?.ach_merchid === merchid
      return id !== own && isUsed
    })
    .map(({ name }) => name)
}

const tenantIn = ({ world }: ApplyContext, id: string) => found(world.tenantOf(id), 'The merchant')

function note(
  context: ApplyContext,
  row: MerchantRow,
  action: 'card-point-tested' | 'payment-tested',
  field: string,
  after: string,
): void {
  audit(context, {
    action,
    object: { kind: 'merchant', id: row.id, name: row.name },
    merchant_id: row.id,
    changes: [{ field, before: null, after }],
  })
}

const command = v.object({
  id: v.string(),
  site: v.string(),
  merchid: v.string(),
  username: v.string(),
  ach_merchid: v.nullable(v.string()),
  iframe_origin: v.nullable(v.string()),
  terminals: v.array(v.string()),
  /** One was sent; what it is stands nowhere. */
  has_password: v.boolean(),
})

export const cardPointHandlers: Handlers<
  'getCardPoint' | 'saveCardPoint' | 'testCardPoint' | 'makeTestPayment'
> = {
  getCardPoint: reads(getCardPoint, (context, { query }) => ({
    data: shown(merchantFor(context, query.merchant_id).merchant()),
  })),

  saveCardPoint: writes(saveCardPoint, {
    command,
    decide: (context, { body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const current = shown(tenant.merchant())
      if (current !== null) checkVersion(body.version, current)
      const rules = cardPointRules(sayAsServer, (problem) => sentences[problem], current !== null)
      const { password, ...fields } = checkedBy(rules, {
        site: body.site,
        merchid: body.merchid,
        username: body.username,
        password: body.password ?? '',
        ach_merchid: body.ach_merchid ?? '',
        iframe_origin: body.iframe_origin ?? '',
        terminals: (body.terminals ?? []).join(' '),
      })
      const answer = processorAnswer({ ...fields, password: password === '' ? null : password })
      if (answer !== 'accepted') {
        const { field, text } = refusedAt[answer]
        throw invalid({ [field]: [text] })
      }
      // The password ends here: neither journal nor world keeps it in any form.
      return new Command({
        id: tenant.id,
        site: fields.site,
        merchid: fields.merchid,
        username: fields.username,
        ach_merchid: fields.ach_merchid || null,
        iframe_origin: fields.iframe_origin || null,
        terminals: terminalsIn(fields.terminals),
        has_password: password !== '',
      })
    },
    apply: (context, { id, has_password, ...account }) => {
      const { world, at, user } = context
      const before = found(world.merchants.get(id), 'The merchant')
      const { set_at = at, set_by = user?.name ?? null } =
        has_password || before.card_point === null ? {} : before.card_point
      const set = { set_at, set_by }
      world.merchants.update(id, {
        environment: environmentOf(account.site),
        card_point: { ...account, ...set },
        // Another account has not been tested.
        tested_at: null,
        updated_at: at,
        updated_by: user?.name ?? null,
      })
      const fields = ['site', 'merchid', 'username', 'ach_merchid', 'iframe_origin'] as const
      const listed = changesBetween(shown(before), account, [...fields, 'terminals'])
      const password = { field: 'password', before: null, after: null, secret: true }
      audit(context, {
        action: 'card-point-changed',
        object: { kind: 'merchant', id, name: before.name },
        merchant_id: id,
        changes: [...listed, ...(has_password ? [password] : [])],
      })
      noteCardPoint(context, tenantIn(context, id), 'accepted')
      return { success: true }
    },
  }),

  testCardPoint: writes(testCardPoint, {
    command: v.object({
      id: v.string(),
      site: v.string(),
      /** Not in entries of older worlds. */
      merchid: v.optional(v.string()),
      result: v.picklist(cardPointResults),
    }),
    decide: (context, { body: { merchant_id, typed } }) => {
      const tenant = merchantFor(context, merchant_id)
      const { id } = tenant
      const { card_point } = tenant.merchant()
      if (typed !== undefined && !may(context.subject, 'settings.card-point')) {
        throw forbidden(`Your role (${context.subject.role}) may test the saved account only`)
      }
      const tested = typed ?? card_point
      const needsSaved = typed === undefined || (typed.password ?? '') === ''
      if (tested === null || (needsSaved && card_point === null)) {
        throw refused('no_card_point', 'There is no account to test.')
      }
      const password = (typed?.password ?? '') === '' ? null : (typed?.password ?? null)
      const { site, merchid } = tested
      const result = processorAnswer({ site, merchid, password })
      return new Command({ id, site, merchid, result })
    },
    apply: (context, { id, site, merchid, result }) => {
      const row = found(context.world.merchants.get(id), 'The merchant')
      note(context, row, 'card-point-tested', 'site', site)
      noteCardPoint(context, tenantIn(context, id), result)
      return { data: { result, used_by: otherUsers(context, id, merchid) } }
    },
  }),

  makeTestPayment: writes(makeTestPayment, {
    command: v.object({ id: v.string() }),
    decide: (context, { body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const { card_point, environment } = tenant.merchant()
      if (card_point === null) throw refused('no_card_point', 'There is no Card Point account.')
      if (environment !== 'UAT') throw refused('live', 'This is no test site: money would move.')
      return new Command({ id: tenant.id })
    },
    apply: (context, { id }) => {
      const { world, at } = context
      const before = found(world.merchants.get(id), 'The merchant')
      const approved = isTestApproved(before.card_point?.merchid ?? '')
      // Nothing of it is in the books: the merchant only remembers that it works.
      const row = world.merchants.update(id, { tested_at: approved ? at : null })
      note(context, row, 'payment-tested', 'approved', String(approved))
      noteCardPoint(context, tenantIn(context, id), approved ? 'accepted' : 'test-declined')
      return { data: shownMerchant(world, row), approved }
    },
  }),
}
