import type { CallId } from '@/contract/all'
import { getUser } from '@/contract/people/managed-users'
import { login, logout, verifyToken } from '@/contract/people/sessions'
import { listTransactions } from '@/contract/payments/transactions'
import { getTransaction } from '@/contract/payments/transaction'
import { answerUnsubscribeLink, readUnsubscribeLink } from '@/contract/people/unsubscribe'
import { listUsers } from '@/contract/people/user-list'
import type { Sample } from '@mocks/samples/sample-callers'
import { anySession, labelOf, type SignIn } from './callers'
import { type Connection, NotMade } from './connection'
import { type Person, people, type Settings } from './settings'

/** Calls that a foreign host is asked in another way than the demonstration's samples do. */
export function ownCalls(
  connection: Connection,
  settings: Settings,
  signIns: readonly SignIn[],
): Readonly<Partial<Record<CallId, Sample>>> {
  const { credentials, unsubscribeToken } = settings

  /** A session that no other call of this run uses. */
  const signInAnew = async () => {
    const person = people.find((one) => signIns.some((each) => each.person === one && each.caller))
    const found = person && bodyOf(person)
    if (!found) throw new NotMade('needs a session: an option such as --citizen, and a password')
    const { body, label } = found
    return { label, called: await connection.caller(label).call(login, { body }) }
  }
  const bodyOf = (person: Person) => {
    const body = credentials[person]
    return body && { body, label: labelOf(person, settings) }
  }
  const token = () => {
    if (unsubscribeToken === null)
      throw new NotMade('needs the link at the end of a mail: --unsubscribe-token')
    return unsubscribeToken
  }

  return {
    login: async () => (await signInAnew()).called,
    verifyToken: async () => anySession(signIns).call(verifyToken, {}),
    logout: async () => {
      const { label, called } = await signInAnew()
      const { api_token = '' } = called.answer?.authorisation ?? {}
      return connection.caller(label, { token: api_token }).call(logout, {})
    },
    getUser: async ({ staff }) => {
      const { answer } = await staff.call(listUsers, { query: {} })
      const [first] = answer?.data ?? []
      if (!first) throw new NotMade('needs a user in the list of users')
      return staff.call(getUser, { params: { id: first.id } })
    },
    getTransaction: async ({ staff, values }) => {
      const params = { merchant: values.merchantId, department: values.departmentId }
      const { answer } = await staff.call(listTransactions, { params, query: {} })
      const [first] = answer?.data ?? []
      if (!first) throw new NotMade('needs a payment in the list of payments')
      return staff.call(getTransaction, { params: { id: first.id }, query: {} })
    },
    readUnsubscribeLink: async ({ guest }) =>
      guest.call(readUnsubscribeLink, { params: { token: token() } }),
    answerUnsubscribeLink: async ({ guest }) =>
      guest.call(answerUnsubscribeLink, {
        params: { token: token() },
        body: { kind: 'save', unwanted: ['outage'], ebilling: [] },
      }),
  }
}
