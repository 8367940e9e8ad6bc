import { describe, expect, test } from 'vitest'
import * as billSearch from '@/contract/bill-search'
import * as bills from '@/contract/bills'
import * as dashboard from '@/contract/dashboard'
import * as departmentStatus from '@/contract/department-status'
import * as merchantSettings from '@/contract/merchant-settings'
import * as payments from '@/contract/payments'
import * as profile from '@/contract/profile'
import * as receipts from '@/contract/receipts'
import * as reports from '@/contract/reports'
import * as users from '@/contract/users'
import { errorList } from './error-list'
import { ApiFailure } from './failure'

/** The ids of all calls that a file of the contract describes. */
function callsOf(file: object): string[] {
  return Object.values(file).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'method' in value && 'id' in value
      ? [String(value.id)]
      : [],
  )
}

const listOf = (callId: string, body: ApiFailure['body']) =>
  errorList(
    new ApiFailure({
      kind: 'http',
      callId,
      requestId: 'r1',
      status: 500,
      body,
      retryAfterSeconds: null,
    }),
  )

const office = callsOf(merchantSettings)
const ofDepartments = callsOf(departmentStatus)

describe('the server message is stored as the error list (specification §8)', () => {
  test.each([
    ...office,
    ...ofDepartments,
    ...callsOf(users),
    ...callsOf(profile),
    ...callsOf(reports),
    ...callsOf(dashboard),
  ])('%s: merchant, user and report failures', (id) => {
    expect(listOf(id, { message: 'The office is closed' })).toEqual(['The office is closed'])
  })

  test('field errors are the list where there are any', () => {
    const body = { message: 'Invalid', errors: { name: ['Too long'], zip: ['Unknown'] } }
    expect(listOf('updateMerchant', body)).toEqual(['Too long', 'Unknown'])
  })

  test.each([
    'getMerchantInfo',
    'getTypeList',
    ...callsOf(billSearch),
    ...callsOf(bills),
    ...callsOf(payments),
  ])('%s: only logged, or said in our own words', (id) =>
    expect(listOf(id, { message: 'SQLSTATE' })).toEqual([]),
  )

  test('receipts speak for themselves, too', () => {
    for (const id of callsOf(receipts)) expect(listOf(id, { message: 'No' })).toEqual([])
  })

  test('the lists above are not empty', () => {
    expect(office).toContain('updateMerchant')
    expect(callsOf(users)).toContain('getUser')
    expect(ofDepartments).toHaveLength(4)
  })
})
