import { passwordMinimumLength } from '@/rules/constants'
import { isPhone } from '@/rules/contact'
import { isEmail } from '@/rules/emails'
import { usernameMinimumLength } from '@/rules/usernames'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import { sendMail } from './send-mail'

export const tooShort = `Use at least ${passwordMinimumLength} characters.`

interface NewUser {
  readonly name: string
  readonly email: string
  readonly username?: string | undefined
  readonly phone: string | null
  readonly password: string
  readonly terms: boolean
}

/** What somebody who signs up must have right; by field, as the form shows it (specification §8). */
export function checkNewUser(context: CallContext, body: NewUser): void {
  const { world } = context
  const email = body.email.trim()
  const username = body.username?.trim() ?? ''
  const errors: Record<string, string[]> = {}
  if (body.name.trim() === '') errors['name'] = ['This field is required.']
  if (!isEmail(email)) errors['email'] = ['This is not an e-mail address.']
  else if (world.users.by('email', email.toLowerCase()).length > 0) {
    errors['email'] = [writeInstead(context, email)]
  }
  if (username !== '' && username.length < usernameMinimumLength) {
    errors['username'] = [`Use at least ${usernameMinimumLength} characters.`]
  } else if (username !== '' && world.users.by('username', username.toLowerCase()).length > 0) {
    errors['username'] = ['This user name is taken.']
  }
  if (!isPhone(body.phone?.trim() ?? '')) errors['phone'] = ['This is not a phone number.']
  if ([...body.password].length < passwordMinimumLength) errors['password'] = [tooShort]
  if (!body.terms) errors['terms'] = ['Accept the terms to go on.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const mailWindow = 15 * 60_000

/** That there is an account is for its owner to read, in the mail (product.md B2); not too often. */
function writeInstead(context: CallContext, email: string): string {
  const { services, now } = context
  if (services.rates.note(`exists ${email.toLowerCase()}`, now, mailWindow) === 1) {
    sendMail(context, { to: email, kind: 'account-exists', path: '/sign-in' })
  }
  return 'No account can be made with this address. If it is yours, look into your mail.'
}
