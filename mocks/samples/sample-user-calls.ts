import { listAudit } from '@/contract/audit'
import { getUser } from '@/contract/people/managed-users'
import { login } from '@/contract/people/sessions'
import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  inviteUser,
  revealEmail,
  sendReset,
  unlockUser,
  updateUser,
} from '@/contract/people/user-changes'
import {
  listAccountsOfUser,
  listPaymentsOfUser,
  listUserActivity,
} from '@/contract/people/user-history'
import { listUserRoles, listUsers, searchUsers } from '@/contract/people/user-list'
import { newcomer, type Sample, type SampleCallers } from './sample-callers'

const userBody = (name: string, merchant_id: string) => ({
  name: 'Sam Ple',
  email: `${name}@miamicounty.example`,
  username: name,
  phone: null,
  role: 'Merchant User' as const,
  merchant_id,
})

async function newUser({ staff, round, values }: SampleCallers, purpose: string) {
  const body = userBody(`${purpose}${round}`, values.merchantId)
  const created = await staff.call(createUser, { body })
  return { created, body, params: { id: created.answer?.data.id ?? '' } }
}

/** What staff ask about other people's accounts, and do to them. */
export const sampleUserCalls = {
  listUsers: ({ staff }) => staff.call(listUsers, { query: {} }),
  searchUsers: ({ root }) => root.call(searchUsers, { query: { q: 'example' } }),
  getUser: async (cast) => {
    const { params } = await newUser(cast, 'got')
    return cast.staff.call(getUser, { params })
  },
  createUser: async (cast) => (await newUser(cast, 'created')).created,
  updateUser: async (cast) => {
    const { params, body, created } = await newUser(cast, 'updated')
    const version = created.answer?.data.version ?? ''
    return cast.staff.call(updateUser, { params, body: { ...body, name: 'Sam Other', version } })
  },
  deleteUser: async (cast) => {
    const { params } = await newUser(cast, 'deleted')
    return cast.staff.call(deleteUser, { params })
  },
  deactivateUser: async (cast) => {
    const { params } = await newUser(cast, 'deactivated')
    return cast.staff.call(deactivateUser, { params })
  },
  activateUser: async (cast) => {
    const { params } = await newUser(cast, 'activated')
    await cast.staff.call(deactivateUser, { params })
    return cast.staff.call(activateUser, { params })
  },
  unlockUser: async (cast) => {
    const person = await newcomer(cast, 'unlocked')
    const body = { email: person.email, password: 'wrong', recaptcha_token: '' }
    for (let n = 0; n < 10; n += 1) {
      // Another network each time: many wrong passwords from one would lock all its users.
      const guest = cast.citizen({ address: `guesser ${n} of ${person.email}` })
      const { failure } = await guest.call(login, { body })
      const answered = { ...body, recaptcha_token: failure.challenge ?? '' }
      if (failure.code === 'challenge') await guest.call(login, { body: answered })
    }
    return cast.staff.call(unlockUser, { params: { id: person.user.id } })
  },
  sendReset: async (cast) => {
    const { user } = await newcomer(cast, 'sent-reset')
    return cast.staff.call(sendReset, { params: { id: user.id } })
  },
  inviteUser: async (cast) => {
    const { params } = await newUser(cast, 'invited')
    return cast.staff.call(inviteUser, { params })
  },
  revealEmail: async (cast) => {
    const { params } = await newUser(cast, 'revealed')
    return cast.support.call(revealEmail, { params })
  },
  listUserActivity: ({ staff, values }) =>
    staff.call(listUserActivity, { params: { id: values.userId }, query: {} }),
  listAccountsOfUser: ({ staff, values }) =>
    staff.call(listAccountsOfUser, { params: { id: values.userId } }),
  listPaymentsOfUser: ({ staff, values }) =>
    staff.call(listPaymentsOfUser, { params: { id: values.userId }, query: {} }),
  listAudit: ({ staff }) => staff.call(listAudit, { query: {} }),
  listUserRoles: ({ staff }) => staff.call(listUserRoles, {}),
} as const satisfies Readonly<Record<string, Sample>>
