import * as v from 'valibot'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { login } from '@/contract/people/sessions'
import type { Caller } from '@mocks/hosts/caller'
import type { SampleCallers } from '@mocks/samples/sample-callers'
import { type Connection, NotMade } from './connection'
import { send } from './http'
import { type Person, people, type Settings } from './settings'

/** The root domain for the provider's people, the city for all others. */
export const labelOf = (person: Person, { city }: Settings): string | null =>
  person === 'root' || person === 'support' ? null : city

export interface SignIn {
  readonly person: Person
  readonly caller: Caller | null
  readonly token: string | null
  readonly userId: string | null
  /** Empty where it is left out, because there are no credentials. */
  readonly problems: readonly string[]
}

export async function signIn(
  connection: Connection,
  settings: Settings,
  person: Person,
): Promise<SignIn> {
  const body = settings.credentials[person]
  const signedOut = { person, caller: null, token: null, userId: null }
  if (!body) return { ...signedOut, problems: [] }
  const label = labelOf(person, settings)
  const { answer } = await connection.caller(label).call(login, { body })
  const { problems = [] } = connection.made.at(-1) ?? {}
  if (!answer) return { ...signedOut, problems }
  const token = answer.authorisation.api_token
  const caller = connection.caller(label, { token })
  return { person, caller, token, userId: answer.user.id, problems }
}

/** Learns from the host which added calls it has: the city's answer, or that of a sign-in. */
export async function learnAddedCalls(connection: Connection, settings: Settings): Promise<void> {
  const { answer } = await connection.caller(settings.city).call(getMerchantInfo, {})
  const said = answer?.data.added_calls ?? []
  connection.hasAddedCall = (id) => said === 'all' || said.some((one) => one === id)
}

/** Who makes the sample calls. Without a session of that kind the call is left out. */
export function sampleCallers(
  connection: Connection,
  settings: Settings,
  signIns: readonly SignIn[],
): SampleCallers {
  const { city, round, values } = settings
  const callerOf = (person: Person): Caller => {
    const found = signIns.find((one) => one.person === person)
    if (found?.caller) return found.caller
    if (found && found.problems.length > 0)
      throw new Error(`could not be tried: ${person} could not sign in`)
    throw new NotMade(`needs a session: --${person} and its password`)
  }
  const citizen = signIns.find((one) => one.person === 'citizen')
  return {
    round,
    values: { ...values, userId: citizen?.userId ?? values.userId },
    citizen: (options) => connection.caller(city, options),
    mailedPath: (email) => mailedPath(settings, email),
    guest: connection.caller(city),
    get user() {
      return callerOf('citizen')
    },
    get staff() {
      return callerOf('staff')
    },
    get root() {
      return callerOf('root')
    },
    get support() {
      return callerOf('support')
    },
  }
}

/** The first person who is signed in. */
export function anySession(signIns: readonly SignIn[]): Caller {
  const found = people.map((person) => signIns.find((one) => one.person === person)?.caller)
  const caller = found.find((one) => one !== null && one !== undefined)
  if (!caller) throw new NotMade('needs a session: an option such as --citizen, and a password')
  return caller
}

const sentMails = v.array(v.object({ to: v.string(), path: v.string() }))

async function mailedPath({ mails }: Settings, email: string): Promise<string | undefined> {
  if (mails === null) throw new NotMade('needs what a mail says: --mails')
  const { text } = await send({ url: new URL(mails), method: 'GET', headers: {} })
  return v.parse(sentMails, JSON.parse(text)).findLast(({ to }) => to === email)?.path
}
