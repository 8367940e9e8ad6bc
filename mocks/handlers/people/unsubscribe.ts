import * as v from 'valibot'
import {
  answerUnsubscribeLink,
  type UnsubscribeLink,
  readUnsubscribeLink,
} from '@/contract/people/unsubscribe'
import { type MailKind, mailKinds, unwantedKinds } from '@/contract/people/subscriptions'
import { addDays, plainDateIn } from '@/rules/time/dates'
import { changedEbilling, isSameEbilling } from '@/rules/people/ebilling'
import { undoDays } from '@/rules/people/unsubscribe-times'
import { optionalKinds, sorted } from '@/rules/people/mail-kinds'
import type { CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found, Refusal } from '@mocks/cloud/reply'
import type { AccountLinkRow } from '@mocks/world/bills/account-links'
import type { Tenant, World } from '@mocks/world/create-world'
import type { CityMailRow } from '@mocks/world/city-mails'
import { keepChoice } from '@mocks/world/subscriptions'
import type { UserRow } from '@mocks/world/users'
import { linksOf } from './linked-accounts'
import { tenantOf } from '@mocks/handlers/scope'
import { masking } from './user-view'

/** A link's user, and the choices saved with it; a string: why it does not work. */
interface Opened {
  readonly id: string
  readonly user: UserRow
  readonly used: CityMailRow | null
}

function opened(context: CallContext, token: string): Opened | 'unknown' | 'expired' {
  const { world, services, now, tenant } = context
  const said = services.letters.read(token)
  const user = said && world.users.get(said.user)
  if (!user || said.merchant !== tenant?.id) return 'unknown'
  const used = world.letters.get(said.id) ?? null
  // Choices saved with the link outlive it: they are shown, and can be undone.
  return said.expires < now && !used ? 'expired' : { id: said.id, user, used }
}

/** A link is good for accounts that get, or got, their bills by e-mail. */
const electronic = (world: World, tenant: Tenant, userId: string): AccountLinkRow[] =>
  linksOf(world, tenant, userId).filter((row) => row.ebilling !== null)

const dayIn = (tenant: Tenant, now: number) => plainDateIn(tenant.merchant().time_zone, now)

function undoUntil(tenant: Tenant, used: CityMailRow): string {
  return addDays(dayIn(tenant, Date.parse(used.used_at)), undoDays)
}

const unwantedOf = (world: World, userId: string) => world.subscriptions.get(userId)?.unwanted ?? []

function shown(world: World, tenant: Tenant, { user, used }: Opened, now: number): UnsubscribeLink {
  if (used && undoUntil(tenant, used) < dayIn(tenant, now)) return { state: 'used' }
  const facts = {
    email_masked: masking(user.email),
    unwanted: unwantedOf(world, user.id),
    accounts: electronic(world, tenant, user.id).map(({ id, ebilling, ...row }) => ({
      id,
      ebilling,
      account: tenant.parcels.get(row.parcel_id)?.account ?? row.parcel_id,
      department_id: row.department_id,
      department: tenant.departments.get(row.department_id)?.name ?? row.department_id,
    })),
  }
  return used
    ? { state: 'saved', ...facts, undo_until: undoUntil(tenant, used) }
    : { state: 'open', ...facts }
}

const cityMailFacts = { letter: v.string(), user_id: v.string() }
const saved = v.object({
  kind: v.literal('save'),
  ...cityMailFacts,
  unwanted: unwantedKinds,
  /** null: as it is. */
  ebilling: v.nullable(v.array(v.string())),
})
const undone = v.object({ kind: v.literal('undo'), ...cityMailFacts })

const notOpen = () => new Refusal(409, { message: 'This link no longer works', code: 'not_open' })

export const unsubscribeHandlers: Handlers<'readUnsubscribeLink' | 'answerUnsubscribeLink'> = {
  readUnsubscribeLink: reads(readUnsubscribeLink, (context, { params }) => {
    const letter = opened(context, params.token)
    if (typeof letter === 'string') return { data: { state: letter } }
    return { data: shown(context.world, tenantOf(context), letter, context.now) }
  }),

  answerUnsubscribeLink: writes(answerUnsubscribeLink, {
    secretParams: ['token'],
    command: v.variant('kind', [saved, undone]),
    decide: (context, { params, body }) => {
      const letter = opened(context, params.token)
      if (typeof letter === 'string') throw notOpen()
      const { state } = shown(context.world, tenantOf(context), letter, context.now)
      const facts = { letter: letter.id, user_id: letter.user.id }
      if (!('kind' in body)) {
        // Mail programs may send it twice; the second time it is so already.
        if (state === 'used') throw notOpen()
        const unwanted = sorted([...optionalKinds('GENERAL'), ...optionalKinds('BILLING')])
        return new Command({ kind: 'save' as const, ...facts, unwanted, ebilling: null })
      }
      if (body.kind === 'undo') {
        if (state !== 'saved') throw notOpen()
        return new Command({ kind: 'undo' as const, ...facts })
      }
      if (state === 'used') throw notOpen()
      const { ebilling } = body
      return new Command({
        kind: 'save' as const,
        ...facts,
        unwanted: sorted(body.unwanted),
        ebilling,
      })
    },
    apply: ({ world, tenant: of, at, now }, command) => {
      const tenant = found(of, 'The merchant')
      const user = found(world.users.get(command.user_id), 'The user')
      const { letter: id } = command
      const used = world.letters.get(id)
      if (command.kind === 'undo') {
        const { before, unwanted: lastSaved } = found(used, 'The letter')
        const current = unwantedOf(world, user.id)
        // What was changed elsewhere since stays.
        const isAsSaved = (kind: MailKind) => current.includes(kind) === lastSaved.includes(kind)
        keepChoice(world.subscriptions, {
          id: user.id,
          unwanted: mailKinds.filter((kind) =>
            (isAsSaved(kind) ? before.unwanted : current).includes(kind),
          ),
          changed_at: at,
        })
        for (const { link_id, choice, saved: wasSaved } of before.ebilling) {
          const link = world.accountLinks.get(link_id)
          if (link && isSameEbilling(link.ebilling, wasSaved)) {
            world.accountLinks.update(link_id, { ebilling: choice })
          }
        }
        world.letters.delete(id)
        return { data: shown(world, tenant, { id, user, used: null }, now) }
      }
      const today = dayIn(tenant, now)
      const chosen = command.ebilling
      const choices = electronic(world, tenant, user.id).map(({ id: linkId, ebilling }) => ({
        link_id: linkId,
        choice: ebilling,
        saved:
          chosen === null ? ebilling : changedEbilling(ebilling, chosen.includes(linkId), today),
      }))
      const before = { unwanted: unwantedOf(world, user.id), ebilling: choices }
      const isChange =
        sorted(before.unwanted).join() !== command.unwanted.join() ||
        choices.some(({ choice, saved: next }) => !isSameEbilling(choice, next))
      // A mail program may send it twice: what can be taken back is the save that changed something.
      const row =
        used && !isChange
          ? used
          : { id, user_id: user.id, used_at: at, unwanted: command.unwanted, before }
      if (used) world.letters.update(id, row)
      else world.letters.insert(row)
      keepChoice(world.subscriptions, {
        id: user.id,
        unwanted: command.unwanted,
        changed_at: at,
      })
      for (const { link_id, saved: next } of choices) {
        world.accountLinks.update(link_id, { ebilling: next })
      }
      return { data: shown(world, tenant, { id, user, used: row }, now) }
    },
  }),
}
