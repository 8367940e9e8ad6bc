import * as v from 'valibot'
import { authorizationVersion } from '@/rules/payments/bank'
import { describe, expect, it } from 'vitest'
import {
  bankProblems,
  choiceOf,
  noTender,
  type TenderFields,
  tenderForm,
  tenderFormWithWaiver,
} from './tender-form'

const bank: TenderFields = {
  tender: 'echeck',
  routing: '042 000 314',
  account: '1234-5678',
  kind: 'savings',
  agreed: true,
  waived: false,
}

function problems(more: Partial<TenderFields>): object {
  const parsed = v.safeParse(tenderForm, { ...bank, ...more })
  return parsed.success ? {} : (v.flatten<typeof tenderForm>(parsed.issues).nested ?? {})
}

describe('how to pay', () => {
  it('must be chosen', () => {
    expect(problems({ ...noTender })).toEqual({ tender: ['checkout.tender.missing'] })
  })

  it('needs no fields of ours for a card', () => {
    expect(problems({ ...noTender, tender: 'card' })).toEqual({})
    expect(choiceOf({ ...bank, tender: 'card' })).toEqual({
      tender: 'card',
      bank: null,
      consents: [],
    })
  })

  it('sends a bank account as digits, with the version of the authorization', () => {
    expect(choiceOf(v.parse(tenderForm, bank))).toEqual({
      tender: 'echeck',
      bank: { routing: '042000314', account: '12345678', kind: 'savings' },
      consents: [{ kind: 'echeck', version: authorizationVersion }],
    })
  })

  it('leaves the kind of account to the payer', () => {
    expect(noTender.kind).toBe('')
    expect(problems({ kind: '' })).toEqual({ kind: ['checkout.bank.kindMissing'] })
    expect(choiceOf({ ...bank, kind: '' })).toBeNull()
  })

  it('needs the authorization', () => {
    expect(problems({ agreed: false })).toEqual({ agreed: ['checkout.authorization.missing'] })
  })

  it.each([
    ['', 'checkout.bank.routingMissing'],
    ['12345678', 'checkout.bank.routingLength'],
    ['04200031x', 'checkout.bank.routingLength'],
    ['042000315', 'checkout.bank.routingWrong'],
  ])('checks the routing number in place: %s', (routing, message) => {
    expect(problems({ routing })).toEqual({ routing: [message] })
  })

  it.each([
    ['', 'checkout.bank.accountMissing'],
    ['12', 'checkout.bank.accountShort'],
    ['12ab56', 'checkout.bank.accountDigits'],
    ['123456789012345678', 'checkout.bank.accountLong'],
  ])('checks the account number in place: %s', (account, message) => {
    expect(problems({ account })).toEqual({ account: [message] })
  })

  it('reports the first error of each field', () => {
    expect(bankProblems({ ...noTender, tender: 'echeck' })).toEqual({
      routing: 'checkout.bank.routingMissing',
      account: 'checkout.bank.accountMissing',
      kind: 'checkout.bank.kindMissing',
      agreed: 'checkout.authorization.missing',
    })
  })
})

describe('a court’s waiver', () => {
  const parse = (waived: boolean) => v.safeParse(tenderFormWithWaiver, { ...bank, waived }).success

  it('must be accepted where the cart holds a ticket', () => {
    expect([parse(false), parse(true)]).toEqual([false, true])
  })

  it('is not required elsewhere', () => {
    expect(v.safeParse(tenderForm, { ...bank, waived: false }).success).toBe(true)
  })
})
