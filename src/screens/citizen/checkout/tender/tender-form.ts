import { authorizationVersion } from '@/rules/payments/bank'
import * as v from 'valibot'
import { tender, type Tender } from '@/contract/departments/payment-settings'
import type { BankAccount, PaymentBody } from '@/contract/payments/payments'
import type { MessageId } from '@/i18n/message-ids'
import { accountProblem, digitsIn, routingProblem } from '@/screens/shared/payment/bank-problems'

/**
 * The form of the ways to pay. Bank numbers live in this form only: never stored, drafted or logged
 * (decision 21).
 */

const says = (id: MessageId) => id

const fields = v.object({
  /** null: not chosen yet. */
  tender: v.pipe(
    v.nullable(tender),
    v.check((chosen) => chosen !== null, says('checkout.tender.missing')),
  ),
  routing: v.pipe(v.string(), v.transform(digitsIn)),
  account: v.pipe(v.string(), v.transform(digitsIn)),
  /** Empty: not chosen yet. A wrong kind would let the debit come back. */
  kind: v.picklist(['', 'checking', 'savings']),
  /** Agreement to the authorization of the debit. */
  agreed: v.boolean(),
  /** Agreement to the courts' statements, if the cart holds tickets. */
  waived: v.boolean(),
})
export type TenderFields = v.InferOutput<typeof fields>

export type BankField = 'routing' | 'account' | 'kind' | 'agreed'

/** The first error of each bank field; empty for another tender. */
export function bankProblems(typed: TenderFields): Partial<Record<BankField, MessageId>> {
  if (typed.tender !== 'echeck') return {}
  const routing = routingProblem(typed.routing)
  const account = accountProblem(typed.account)
  return {
    ...(routing && { routing }),
    ...(account && { account }),
    ...(typed.kind === '' && { kind: says('checkout.bank.kindMissing') }),
    ...(!typed.agreed && { agreed: says('checkout.authorization.missing') }),
  }
}

function formWith({ waiver }: { waiver: boolean }) {
  return v.pipe(
    fields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      const problems = {
        ...bankProblems(input),
        ...(waiver && !input.waived && { waived: says('checkout.waiver.missing') }),
      }
      for (const [key, message] of Object.entries(problems)) {
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: message }],
        })
      }
    }),
  )
}

export const tenderForm = formWith({ waiver: false })
/** The cart holds a ticket that is paid by pleading guilty (product.md P4 "waiverable"). */
export const tenderFormWithWaiver = formWith({ waiver: true })

export const noTender: TenderFields = {
  tender: null,
  routing: '',
  account: '',
  kind: '',
  agreed: false,
  waived: false,
}

/** The tender of a valid form. */
export interface TenderChoice {
  tender: Tender
  bank: BankAccount | null
  consents: PaymentBody['consents']
}

export function choiceOf({
  tender: by,
  routing,
  account,
  kind,
}: TenderFields): TenderChoice | null {
  if (by === 'card') return { tender: by, bank: null, consents: [] }
  if (by === null || kind === '') return null
  return {
    tender: by,
    bank: { routing, account, kind },
    consents: [{ kind: 'echeck', version: authorizationVersion }],
  }
}
