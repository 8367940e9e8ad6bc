import { describe, expect, test } from 'vitest'
import { contract } from '@/contract/all'
import * as dashboard from '@/contract/reports/dashboard'
import * as departmentSetup from '@/contract/departments/department-setup'
import * as departmentStatus from '@/contract/departments/department-status'
import * as merchantSettings from '@/contract/merchants/merchant-settings'
import * as billSearch from '@/contract/bills/bill-search'
import * as bills from '@/contract/bills/bills'
import * as payments from '@/contract/payments/payments'
import * as profile from '@/contract/people/profile'
import * as receipts from '@/contract/payments/receipts'
import * as reports from '@/contract/reports/reports'
import * as audit from '@/contract/audit'
import * as managedUsers from '@/contract/people/managed-users'
import * as merchantList from '@/contract/merchants/merchant-list'
import * as userChanges from '@/contract/people/user-changes'
import * as userHistory from '@/contract/people/user-history'
import * as userList from '@/contract/people/user-list'
import * as users from '@/contract/people/users'
import { ApiFailure, sentencesIn } from './failure'

/** The ids of all calls in a file of the contract. */
function callsOf(file: object): string[] {
  return Object.values(contract)
    .filter((call) => Object.values(file).includes(call))
    .map(({ id }) => id)
}

const withSentences = new Set<string>(
  Object.values(contract)
    .filter(({ sentence }) => sentence)
    .map(({ id }) => id),
)

describe('calls whose message is a sentence for the screen (specification §8)', () => {
  const people = [users, managedUsers, userList, userChanges, userHistory, audit, profile]
  const office = [
    merchantSettings,
    merchantList,
    departmentSetup,
    departmentStatus,
    ...people,
    reports,
    dashboard,
  ]
  test.each(office.flatMap(callsOf))('%s: merchant, user and report failures', (id) => {
    expect(withSentences).toContain(id)
  })

  const ownWords = [billSearch, bills, payments, receipts].flatMap(callsOf)
  test.each(['getMerchantInfo', 'getTypeList', ...ownWords])(
    '%s: only logged, or said in our own words',
    (id) => expect(withSentences).not.toContain(id),
  )

  test('the lists above are not empty', () => {
    expect(callsOf(merchantSettings)).toContain('updateMerchant')
    expect(callsOf(departmentStatus)).toHaveLength(3)
    expect(callsOf(departmentSetup)).toContain('createDepartment')
    expect(ownWords).toContain('createPayment')
  })
})

describe('the server’s messages', () => {
  const said = (sentence: boolean, body: ApiFailure['body']) =>
    sentencesIn(
      new ApiFailure({
        kind: 'http',
        callId: 'updateMerchant',
        sentence,
        requestId: 'r1',
        status: 500,
        body,
        retryAfterSeconds: null,
      }),
    )

  test('the message is shown where it is a sentence', () => {
    expect(said(true, { message: 'The office is closed' })).toEqual(['The office is closed'])
    expect(said(false, { message: 'SQLSTATE' })).toEqual([])
  })

  test('field errors come first', () => {
    const body = { message: 'Invalid', errors: { name: ['Too long'], zip: ['Unknown'] } }
    expect(said(true, body)).toEqual(['Too long', 'Unknown'])
  })
})
