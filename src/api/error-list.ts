import { type ApiFailure, serverErrors } from './failure'

/** What a citizen's screens ask for: they say in their own words, and language, what went wrong. */
const ownWords =
  /Bill|Cart|Payment|Receipt|^list(?:Permit)?Departments$|MerchantInfo|IframeUrls|TypeList|Labels/u

/**
 * The server's message of a merchant, user or report failure is the error list (specification §8).
 * It is kept with the failure, by the query or the form that made the call, until the next try.
 */
export function errorList(failure: ApiFailure): readonly string[] {
  return ownWords.test(failure.callId) ? [] : serverErrors(failure)
}
