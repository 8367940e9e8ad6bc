import * as v from 'valibot'
import { limitRanges, type RecaptchaLimits } from '@/contract/recaptcha/recaptcha-limits'
import { scores } from '@/contract/recaptcha/recaptcha-scores'
import { countRange, moneyRange, type Say } from '../forms/field-rules'
import { issuePath } from '../forms/issue-path'

/** The checks of the limits of product.md A24, for the form and for the cloud. */

/** The problems that only these fields have, by name. */
const limitProblems = ['blocks-everyone', 'block-above-challenge'] as const
export type LimitProblem = (typeof limitProblems)[number]
export type SayLimit = (problem: LimitProblem) => string

/** The lowest score. */
export const worstScore = 0
/** The highest score. */
export const bestScore = 1
/** A higher one would refuse nearly all payments. */
export const mostBlocked = Math.max(...scores.filter((score) => score < bestScore))

export function limitRules(say: Say, says: SayLimit) {
  const score = v.picklist(scores, say({ kind: 'missing' }))
  return v.pipe(
    v.object({
      challenge_below: score,
      block_below: score,
      declines: countRange(say, limitRanges.declines),
      within_seconds: countRange(say, limitRanges.within_seconds),
      pause_minutes: countRange(say, limitRanges.pause_minutes),
      per_network: countRange(say, limitRanges.per_network),
      per_bin: countRange(say, limitRanges.per_bin),
      min_cents: moneyRange(say, limitRanges.min_cents),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const problem = thresholdProblem(value)
      if (problem === null) return
      addIssue({ message: says(problem), path: issuePath(value, ['block_below']) })
    }),
  )
}
export type LimitValues = v.InferOutput<ReturnType<typeof limitRules>>

/**
 * With a threshold of 0 no one is challenged or blocked. A challenge below 1 asks nearly everyone and still lets
 * them pay; a block below 1 would refuse nearly all payments.
 */
function thresholdProblem({
  challenge_below,
  block_below,
}: Pick<RecaptchaLimits, 'challenge_below' | 'block_below'>): LimitProblem | null {
  if (block_below === bestScore) return 'blocks-everyone'
  return block_below > challenge_below ? 'block-above-challenge' : null
}

/** The limits until staff change them. */
export const usualLimits: RecaptchaLimits = {
  challenge_below: 0.5,
  block_below: 0.2,
  declines: 3,
  within_seconds: 60,
  pause_minutes: 2,
  per_network: 60,
  per_bin: 40,
  min_cents: 100,
}

export const valuesOf = (limits: RecaptchaLimits): LimitValues => ({
  challenge_below: limits.challenge_below,
  block_below: limits.block_below,
  declines: limits.declines,
  within_seconds: limits.within_seconds,
  pause_minutes: limits.pause_minutes,
  per_network: limits.per_network,
  per_bin: limits.per_bin,
  min_cents: limits.min_cents,
})

/** Of a form that its rules have passed: an empty number is the usual one. */
export const bodyOf = (values: LimitValues): RecaptchaLimits => ({
  challenge_below: values.challenge_below,
  block_below: values.block_below,
  declines: values.declines ?? usualLimits.declines,
  within_seconds: values.within_seconds ?? usualLimits.within_seconds,
  pause_minutes: values.pause_minutes ?? usualLimits.pause_minutes,
  per_network: values.per_network ?? usualLimits.per_network,
  per_bin: values.per_bin ?? usualLimits.per_bin,
  min_cents: values.min_cents ?? usualLimits.min_cents,
})
