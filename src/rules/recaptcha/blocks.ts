import * as v from 'valibot'
import {
  blockLengths,
  type BlockKind,
  type BlockLength,
  coverings,
} from '@/contract/recaptcha/recaptcha-blocks'

/** How long what staff decide about a visitor lasts (product.md A24). */

const hourMs = 3_600_000
const lengths: Readonly<Record<BlockLength, number>> = {
  hour: hourMs,
  day: 24 * hourMs,
  month: 30 * 24 * hourMs,
}
/** How long everyone on a site is asked. */
export const visibleHours = 2

/** null: until it is lifted. */
export function blockEnd(kind: BlockKind, length: BlockLength, now: number): number | null {
  switch (kind) {
    case 'block':
      return now + lengths[length]
    case 'visible':
      return now + visibleHours * hourMs
    case 'allow':
      return null
  }
}

export const isInForce = ({ ends_at }: { readonly ends_at: string | null }, now: number): boolean =>
  ends_at === null || Date.parse(ends_at) > now

/** A block of the own network is meant only if that network was typed. */
export const isConfirmed = (network: string, typed: string): boolean =>
  typed.replaceAll(/\s/gu, '').toLowerCase() === network

/** A new block; `own`: the network that has to be typed, null where it is not the caller’s. */
export const blockRules = (mismatch: string, own: string | null) =>
  v.object({
    covers: v.picklist(coverings),
    length: v.picklist(blockLengths),
    confirm: v.pipe(
      v.string(),
      v.check((typed) => own === null || isConfirmed(own, typed), mismatch),
    ),
  })
export type BlockForm = v.InferOutput<ReturnType<typeof blockRules>>
