import type { RecaptchaEvent } from '@/contract/recaptcha/recaptcha-events'
import { bySource, type SeenTry, type Speed, speedAt } from '@/rules/recaptcha/figures'
import { maskedAddress } from '@/rules/recaptcha/networks'
import type { CallContext } from '@mocks/cloud/context'
import { networkOf } from '@mocks/cloud/faults/network'
import type { RecaptchaEventRow } from '@mocks/world/recaptcha-events'

/** The tries that there are: those of the world, and the recent ones that changed nothing. */

type Seeing = Pick<CallContext, 'world' | 'services'>

const allTries = ({ world, services }: Seeing): RecaptchaEventRow[] => [
  ...world.recaptchaEvents.all(),
  ...services.recentTries.all(),
]

export const tryOf = ({ world, services }: Seeing, id: string): RecaptchaEventRow | undefined =>
  world.recaptchaEvents.get(id) ?? services.recentTries.get(id)

export const seen = (row: RecaptchaEventRow): SeenTry & { readonly row: RecaptchaEventRow } => ({
  row,
  at: row.at,
  source: networkOf(row.address),
  last4: row.last4,
  isDeclined: row.bank === 'declined',
  isFalsePositive: row.false_positive !== null,
})

/** The tries of one visitor in the last ten minutes and before. */
export function triesFrom(context: Seeing, address: string) {
  const source = networkOf(address)
  return allTries(context)
    .filter((row) => networkOf(row.address) === source)
    .map(seen)
}

/** What staff see of tries, with the speed of each visitor at that moment. */
export function shownTries(context: CallContext): RecaptchaEvent[] {
  const own = maskedAddress(context.address)
  return [...bySource(allTries(context).map(seen)).values()].flatMap((tries) => {
    const sorted = tries.toSorted((one, other) => (one.at < other.at ? -1 : 1))
    return sorted.map(({ row }, index) =>
      shown(context, row, own, speedAt(sorted.slice(0, index + 1), Date.parse(row.at))),
    )
  })
}

export function shownTry(context: CallContext, row: RecaptchaEventRow): RecaptchaEvent {
  const speed = speedAt(triesFrom(context, row.address), Date.parse(row.at))
  return shown(context, row, maskedAddress(context.address), speed)
}

function shown(
  { world }: Pick<CallContext, 'world'>,
  { address, merchant_id, bin: _bin, ...fields }: RecaptchaEventRow,
  own: string | null,
  speed: Speed,
): RecaptchaEvent {
  const merchant = merchant_id === null ? undefined : world.merchants.get(merchant_id)
  const network = maskedAddress(address)
  return {
    ...fields,
    ...speed,
    merchant: merchant ? { id: merchant.id, name: merchant.name } : null,
    network,
    is_own: network !== null && network === own,
  }
}
