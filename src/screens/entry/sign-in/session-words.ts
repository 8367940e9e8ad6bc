import { sentencesIn } from '@/api/failure'
import type { FailureWords } from '@/screens/shared/forms/write-problem'

const quarterOfAnHour = 15 * 60

/** The errors of the sign-in pages' forms (specification §8). */
export const sessionWords: FailureWords = {
  // Sign-in's own; the other calls are made without a session.
  401: (failure) => {
    const [text] = sentencesIn(failure)
    return text === undefined ? 'sign-in.failed.wrong' : { text }
  },
  // There is no user yet, so the message names no role.
  403: (failure) =>
    sentencesIn(failure).length > 0 ? 'sign-in.failed.said' : 'sign-in.failed.server',
  // What the server says belongs to no field, and stands above the box to tick.
  423: (failure) => ({
    errors: { said: sentencesIn(failure), person: ['sign-in.form.challengeNeeded'] },
  }),
  429: (failure) => ({
    message: sentencesIn(failure).length > 0 ? 'sign-in.failed.saidWait' : 'sign-in.failed.tooMany',
    values: { minutes: Math.ceil((failure.retryAfterSeconds ?? quarterOfAnHour) / 60) },
  }),
  network: 'sign-in.failed.network',
  said: 'sign-in.failed.said',
  other: 'sign-in.failed.server',
}
