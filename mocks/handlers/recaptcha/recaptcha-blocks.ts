import * as v from 'valibot'
import type { AuditAction } from '@/contract/audit'
import {
  createRecaptchaBlock,
  deleteRecaptchaBlock,
  listRecaptchaBlocks,
  type RecaptchaBlock,
} from '@/contract/recaptcha/recaptcha-blocks'
import type { CallInput } from '@/contract/endpoint'
import { blockEnd, isConfirmed, isInForce } from '@/rules/recaptcha/blocks'
import { isCovered, maskedAddress } from '@/rules/recaptcha/networks'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, type Handlers, reads, writes } from '@mocks/cloud/handler'
import { invalid, Refusal } from '@mocks/cloud/reply'
import { iso } from '@mocks/cloud/zones'
import { secretFrom } from '@mocks/lib/random'
import { audit } from '@mocks/handlers/audit-entry'
import type { World } from '@mocks/world/create-world'
import { type RecaptchaBlockRow, recaptchaBlockRow } from '@mocks/world/recaptcha-events'
import { tryOf } from './seen-tries'

type Asked = CallInput<typeof createRecaptchaBlock>['body']

const gone = (message: string) => new Refusal(409, { code: 'gone', message })

function shownBlock(
  world: World,
  { address, merchant_id, ...row }: RecaptchaBlockRow,
): RecaptchaBlock {
  const merchant = merchant_id === null ? undefined : world.merchants.get(merchant_id)
  return {
    ...row,
    network: maskedAddress(address),
    merchant: merchant ? { id: merchant.id, name: merchant.name } : null,
  }
}

/** Whom it is for; refuses an empty target, and an own network that was not typed. */
function targetOf(
  context: CallContext,
  { kind, event_id, merchant_id, covers, confirm }: Asked,
): Pick<RecaptchaBlockRow, 'address' | 'merchant_id' | 'covers'> {
  if (kind === 'visible') {
    if (merchant_id === null || !context.world.merchants.get(merchant_id)) {
      throw invalid({ merchant_id: ['Choose a merchant.'] })
    }
    return { address: '', merchant_id, covers: 'network' }
  }
  const event = event_id === null ? undefined : tryOf(context, event_id)
  if (!event) throw gone('This try is not kept any more.')
  const { address } = event
  const network = maskedAddress(address)
  if (network === null) throw gone('The address of this try is not known.')
  const isOwn = kind === 'block' && isCovered({ address, covers }, context.address)
  if (isOwn && !isConfirmed(network, confirm)) {
    throw invalid({
      confirm: [`You are using this network yourself. Type ${network} to block it all the same.`],
    })
  }
  return { address, merchant_id: null, covers }
}

const created: Readonly<Record<RecaptchaBlock['kind'], AuditAction>> = {
  block: 'recaptcha-blocked',
  allow: 'recaptcha-allowed',
  visible: 'recaptcha-challenge-on',
}

function note(context: ApplyContext, action: AuditAction, row: RecaptchaBlockRow): void {
  const { network, merchant } = shownBlock(context.world, row)
  const change = (field: string, value: string | null) => ({ field, before: null, after: value })
  audit(context, {
    action,
    object: { kind: 'recaptcha', id: row.id, name: network ?? merchant?.name ?? '' },
    merchant_id: row.merchant_id,
    changes:
      action === 'recaptcha-lifted'
        ? []
        : [
            ...(row.kind === 'visible' ? [] : [change('covers', row.covers)]),
            ...(row.ends_at === null ? [] : [change('ends', row.ends_at)]),
          ],
  })
}

/** The latest first. */
const latestFirst = (one: RecaptchaBlockRow, other: RecaptchaBlockRow): number =>
  one.at < other.at ? 1 : -1

const command = v.object({
  ...v.pick(recaptchaBlockRow, ['kind', 'covers', 'address', 'merchant_id', 'ends_at']).entries,
})

export const recaptchaBlockHandlers: Handlers<
  'listRecaptchaBlocks' | 'createRecaptchaBlock' | 'deleteRecaptchaBlock'
> = {
  listRecaptchaBlocks: reads(listRecaptchaBlocks, ({ world, now }) => ({
    data: world.recaptchaBlocks
      .filter((row) => isInForce(row, now))
      .toSorted(latestFirst)
      .map((row) => shownBlock(world, row)),
  })),

  createRecaptchaBlock: writes(createRecaptchaBlock, {
    command,
    decide: (context, { body }) => {
      const end = blockEnd(body.kind, body.length, context.now)
      const ends_at = end === null ? null : iso(end)
      return new Command({ kind: body.kind, ends_at, ...targetOf(context, body) })
    },
    apply: (context, fields) => {
      const { world, at, user, random } = context
      const id = secretFrom(random, 'block').slice(0, 12)
      const row = { ...fields, id, at, by: user?.name ?? '' }
      world.recaptchaBlocks.insert(row)
      note(context, created[row.kind], row)
      return { data: shownBlock(world, row) }
    },
  }),

  deleteRecaptchaBlock: writes(deleteRecaptchaBlock, {
    command: v.object({ id: v.string() }),
    decide: ({ world, now }, { params }) => {
      const row = world.recaptchaBlocks.get(params.id)
      if (!row || !isInForce(row, now)) throw gone('This is over, or was lifted.')
      return new Command({ id: row.id })
    },
    apply: (context, { id }) => {
      const row = context.world.recaptchaBlocks.get(id)
      context.world.recaptchaBlocks.delete(id)
      if (row) note(context, 'recaptcha-lifted', row)
      return { data: { id } }
    },
  }),
}
