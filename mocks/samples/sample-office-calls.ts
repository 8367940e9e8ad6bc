import { confirmEmail } from '@/contract/profile'
import {
  getAccountOfUser,
  getOfficeAccount,
  linkAccountOfUser,
  listActivityOfUser,
  sendBillLink,
  setAccountHold,
  setCallerEbilling,
  unlinkAccountOfUser,
} from '@/contract/office-accounts'
import { searchOffice } from '@/contract/office-search'
import { listToDos } from '@/contract/to-do'
import { personaUserId } from '@mocks/world/seed/users'
import { sampleImportCalls } from './sample-import-calls'
import { sampleMaintenanceCalls } from './sample-maintenance-calls'
import { sampleNotificationCalls } from './sample-notification-calls'
import { sampleRecaptchaCalls } from './sample-recaptcha-calls'
import { mailedToken, newcomer, type Sample, type SampleCallers } from './sample-callers'
import { sampleWarningCalls } from './sample-warning-calls'

const inDepartment = { 'X-Department-Id': 'real-estate-tax' }
const key = { account: '08-004518', client: '0001' }

/** A citizen whom staff have linked the account for. */
async function linkedByStaff(cast: SampleCallers, purpose: string) {
  const { user } = await newcomer(cast, purpose)
  const params = { id: user.id, ...key }
  const body = { nickname: `Called ${cast.round}` }
  const called = await cast.root.call(linkAccountOfUser, { params, body }, inDepartment)
  return { called, params }
}

/** What staff look up about accounts, and do to them. */
export const sampleOfficeCalls = {
  ...sampleImportCalls,
  ...sampleMaintenanceCalls,
  ...sampleNotificationCalls,
  ...sampleRecaptchaCalls,
  listToDos: ({ root }) => root.call(listToDos, { query: {} }),
  searchOffice: ({ staff }) => staff.call(searchOffice, { query: { q: '08-0045' } }),
  getOfficeAccount: ({ staff }) =>
    staff.call(getOfficeAccount, { params: key, query: {} }, inDepartment),
  setAccountHold: async (cast) => {
    const call = { params: key, query: {} }
    const { answer } = await cast.staff.call(getOfficeAccount, call, inDepartment)
    const { hold = null, version = '' } = answer?.data.office ?? {}
    const next = { code: 'DISPUTE', reason: `The amount is disputed, ${cast.round}.`, until: '' }
    const body = { hold: hold === null ? next : null, version }
    return cast.staff.call(setAccountHold, { params: key, body }, inDepartment)
  },
  sendBillLink: ({ staff, round }) =>
    staff.call(
      sendBillLink,
      { params: key, body: { email: `link${round}@mail.example`, year: null } },
      inDepartment,
    ),
  setCallerEbilling: async (cast) => {
    const { email, caller } = await newcomer(cast, 'caller')
    await caller.call(confirmEmail, { body: { token: mailedToken(cast, email) } })
    const body = { user_id: null, email, on: true }
    return cast.staff.call(setCallerEbilling, { params: key, body }, inDepartment)
  },
  getAccountOfUser: ({ support }) =>
    support.call(getAccountOfUser, { params: { id: personaUserId('user'), ...key } }, inDepartment),
  listActivityOfUser: ({ support }) =>
    support.call(
      listActivityOfUser,
      { params: { id: personaUserId('user'), ...key }, query: {} },
      inDepartment,
    ),
  linkAccountOfUser: async (cast) => (await linkedByStaff(cast, 'helped')).called,
  unlinkAccountOfUser: async (cast) => {
    const { params } = await linkedByStaff(cast, 'unhelped')
    return cast.root.call(unlinkAccountOfUser, { params }, inDepartment)
  },
  ...sampleWarningCalls,
} as const satisfies Readonly<Record<string, Sample>>
