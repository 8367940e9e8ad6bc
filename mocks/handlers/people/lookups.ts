import { isEmail } from '@/rules/people/emails'
import { seesWhole } from '@/rules/people/person-view'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import { counterOf, noteTry, takeTry, triesNoted } from '@mocks/handlers/tries'

/**
 * Whom an e-mail address or phone number belongs to, asked by a caller who does not see it. By its
 * parts it could be read in a few hundred questions, so that only the whole is looked up; a list of
 * addresses could be tried, so that it is counted.
 */
export function takeLookup(context: CallContext, what: 'email' | 'phone', value: string): void {
  const { subject, tenant, user } = context
  if (seesWhole(subject, tenant?.id ?? null, what)) return
  const asker = user?.id ?? ''
  // Its other pages, orders and reports are the same question.
  const same = counterOf('the same lookup', `${asker} ${value}`)
  if (triesNoted(context, same) > 0) return
  takeTry(
    context,
    [counterOf('lookups of a user', asker)],
    'You have looked up many addresses in the last hour. Try again later.',
  )
  noteTry(context, [same])
}

/** For a filter that finds parts of an address for those who see it. */
export function checkEmailFilter(context: CallContext, email: string | undefined): void {
  const { subject, tenant } = context
  if (email === undefined || seesWhole(subject, tenant?.id ?? null, 'email')) return
  if (!isEmail(email)) throw invalid({ email: ['Type the whole e-mail address.'] })
  takeLookup(context, 'email', email)
}
