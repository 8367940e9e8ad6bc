import type { CallContext } from '@mocks/cloud/context'
import type { ChallengePurpose } from '@mocks/cloud/visit/challenges'
import { networkOf } from '@mocks/cloud/faults/network'
import { Refusal } from '@mocks/cloud/reply'

type Asked = Pick<CallContext, 'services' | 'now' | 'address'>

const purposeOf = ({ address }: Asked, action: ChallengePurpose['action']): ChallengePurpose => ({
  action,
  network: networkOf(address),
})

export const issueChallenge = (context: Asked, action: ChallengePurpose['action']): string =>
  context.services.challenges.issue(purposeOf(context, action), context.now)

export const hasPassed = (
  context: Asked,
  action: ChallengePurpose['action'],
  answer: string | null | undefined,
): boolean => context.services.challenges.isPassed(answer, purposeOf(context, action), context.now)

/** Refuses the call with a new challenge unless it brings the answer to one. */
export function checkChallenge(
  context: Asked,
  action: ChallengePurpose['action'],
  answer: string | null | undefined,
): void {
  if (hasPassed(context, action, answer)) return
  throw new Refusal(423, {
    code: 'challenge',
    message: 'Show that you are a person',
    challenge: issueChallenge(context, action),
  })
}

export const spendChallenge = (
  { services }: Pick<Asked, 'services'>,
  answer: string | null | undefined,
): void => services.challenges.spend(answer)
