import { confirmEmail } from '@/contract/people/profile'
import {
  getAccountOfUser,
  getOfficeAccount,
  linkAccountOfUser,
  listActivityOfUser,
  sendBillLink,
  setAccountHold,
  setCallerEbilling,
  unlinkAccountOfUser,
} from '@/contract/bills/office-accounts'
import { searchOffice } from '@/contract/bills/office-search'
import { listToDos } from '@/contract/reports/to-do'
import { sampleImportCalls } from './sample-import-calls'
import { sampleMaintenanceCalls } from './sample-maintenance-calls'
import { sampleNotificationCalls } from './sample-notification-calls'
import { sampleRecaptchaCalls } from './sample-recaptcha-calls'
import { mailedToken, newcomer, type Sample, type SampleCallers } from './sample-callers'
import { sampleWarningCalls } from './sample-warning-calls'

const inDepartment = ({ values }: SampleCallers) => ({ 'X-Department-Id': values.departmentId })
const keyOf = ({ values: { linkedAccount: account, client } }: SampleCallers) => ({
  account,
  client,
})

/** A citizen whom staff have linked the account for. */
async function linkedByStaff(cast: SampleCallers, purpose: string) {
  const { user } = await newcomer(cast, purpose)
  const params = { id: user.id, ...keyOf(cast) }
  const body = { nickname: `Called ${cast.round}` }
  const called = await cast.root.call(linkAccountOfUser, { params, body }, inDepartment(cast))
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
  getOfficeAccount: (cast) =>
    cast.staff.call(getOfficeAccount, { params: keyOf(cast), query: {} }, inDepartment(cast)),
  setAccountHold: async (cast) => {
    const call = { params: keyOf(cast), query: {} }
    const { answer } = await cast.staff.call(getOfficeAccount, call, inDepartment(cast))
    const { hold = null, version = '' } = answer?.data.office ?? {}
    const next = { code: 'DISPUTE', reason: `The amount is disputed, ${cast.round}.`, until: '' }
    const body = { hold: hold === null ? next : null, version }
    return cast.staff.call(setAccountHold, { params: keyOf(cast), body }, inDepartment(cast))
  },
  sendBillLink: (cast) =>
    cast.staff.call(
      sendBillLink,
      { params: keyOf(cast), body: { email: `link${cast.round}@mail.example`, year: null } },
      inDepartment(cast),
    ),
  setCallerEbilling: async (cast) => {
    const { email, caller } = await newcomer(cast, 'caller')
    await caller.call(confirmEmail, { body: { token: await mailedToken(cast, email) } })
    const body = { user_id: null, email, on: true }
    return cast.staff.call(setCallerEbilling, { params: keyOf(cast), body }, inDepartment(cast))
  },
  getAccountOfUser: (cast) =>
    cast.support.call(
      getAccountOfUser,
      { params: { id: cast.values.userId, ...keyOf(cast) } },
      inDepartment(cast),
    ),
  listActivityOfUser: (cast) =>
    cast.support.call(
      listActivityOfUser,
      { params: { id: cast.values.userId, ...keyOf(cast) }, query: {} },
      inDepartment(cast),
    ),
  linkAccountOfUser: async (cast) => (await linkedByStaff(cast, 'helped')).called,
  unlinkAccountOfUser: async (cast) => {
    const { params } = await linkedByStaff(cast, 'unhelped')
    return cast.root.call(unlinkAccountOfUser, { params }, inDepartment(cast))
  },
  ...sampleWarningCalls,
} as const satisfies Readonly<Record<string, Sample>>
