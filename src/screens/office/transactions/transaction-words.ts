import type { TransactionRefund, Transaction } from '@/contract/payments/transaction'
import type { DeclineReason } from '@/contract/payments/transactions'
import type { WayStep } from '@/rules/payments/payment-way'
import type { ClosedReason } from '@/rules/payments/refunds'
import type { TransactionRefusal, VoidReason } from '@/contract/payments/refund-reasons'
import type { MessageId } from '@/i18n/message-ids'
import type { CodeWords } from '@/screens/shared/use-code-words'
import type { FailureWords } from '@/screens/shared/forms/write-problem'

export const declineWords: Readonly<Record<DeclineReason, MessageId>> = {
  details: 'transactions.declined.details',
  contact_bank: 'transactions.declined.contactBank',
  other_card: 'transactions.declined.otherCard',
  'no-answer': 'transactions.declined.noAnswer',
  partial: 'transactions.declined.partial',
  'not-found': 'transactions.declined.notFound',
}

export const backReasonWords: Readonly<Record<VoidReason, MessageId>> = {
  duplicate: 'transactions.reason.duplicate',
  'wrong-amount': 'transactions.reason.wrongAmount',
  'wrong-account': 'transactions.reason.wrongAccount',
  overpaid: 'transactions.reason.overpaid',
  'payer-asked': 'transactions.reason.payerAsked',
  other: 'transactions.reason.other',
  partial: 'transactions.reason.partial',
}

export const refundWords: CodeWords<TransactionRefund['state']> = {
  requested: { word: 'payment-words.status.refundRequested', tone: 'due' },
  refunded: { word: 'payment-words.status.refunded', tone: 'info' },
  refused: { word: 'transactions.refund.refused', tone: 'plain' },
}

export const wayWords: Readonly<Record<NonNullable<Transaction['taken']>['way'], MessageId>> = {
  calling: 'transactions.way.calling',
  counter: 'transactions.way.counter',
  mail: 'transactions.way.mail',
}

export const eventWords: Readonly<Record<Transaction['events'][number]['kind'], MessageId>> = {
  priced: 'transactions.event.priced',
  submitted: 'transactions.event.submitted',
  answered: 'transactions.event.answered',
  'receipt-sent': 'transactions.event.receiptSent',
  'return-told': 'transactions.event.returnTold',
  'refund-told': 'transactions.event.refundTold',
  posted: 'transactions.event.posted',
  posts: 'transactions.event.posts',
  cleared: 'transactions.event.cleared',
  returned: 'transactions.event.returned',
  voided: 'transactions.event.voided',
  'refund-requested': 'transactions.event.refundRequested',
  'refund-made': 'transactions.event.refundMade',
  'refund-refused': 'transactions.event.refundRefused',
  note: 'transactions.event.note',
}

export const mailWords: Readonly<Record<Transaction['mails'][number]['kind'], MessageId>> = {
  receipt: 'transactions.mails.receipt',
  'echeck-returned': 'transactions.mails.returned',
  refund: 'transactions.mails.refund',
}

export const consentWords: Readonly<Record<Transaction['consents'][number]['kind'], MessageId>> = {
  echeck: 'transactions.consent.echeck',
  waiver: 'transactions.consent.waiver',
  terms: 'transactions.consent.terms',
}

export const stepWords: Readonly<Record<WayStep['kind'], MessageId>> = {
  paid: 'transactions.step.paid',
  posted: 'transactions.event.posted',
  posts: 'transactions.event.posts',
  cleared: 'transactions.event.cleared',
  funded: 'transactions.step.funded',
  funds: 'transactions.step.funds',
  'refund-requested': 'transactions.event.refundRequested',
  refunded: 'transactions.event.refundMade',
  returned: 'transactions.event.returned',
  voided: 'transactions.event.voided',
}

export const splitWords: Readonly<
  Record<Transaction['items'][number]['split'][number]['kind'], MessageId>
> = {
  penalty: 'payment-words.charge.penalty',
  interest: 'payment-words.charge.interest',
  assessment: 'payment-words.charge.assessment',
  tax: 'payment-words.charge.tax',
  charge: 'transactions.split.charge',
}

/** What is in the way of an action, before it is tried and after the server has refused it. */
const problemWords: Readonly<Record<TransactionRefusal, MessageId>> = {
  gone: 'transactions.problem.gone',
  unknown: 'transactions.problem.unknown',
  not_charged: 'transactions.problem.notCharged',
  voided: 'transactions.problem.voided',
  returned: 'transactions.problem.returned',
  pending: 'transactions.problem.pending',
  settled: 'transactions.problem.settled',
  not_settled: 'transactions.problem.notSettled',
  requested: 'transactions.problem.requested',
  too_many_requests: 'transactions.problem.tooManyRequests',
  too_many_refunds: 'transactions.problem.tooManyRefunds',
  nothing_left: 'transactions.problem.nothingLeft',
  too_late: 'transactions.problem.tooLate',
  other_departments: 'transactions.problem.otherDepartments',
  no_request: 'transactions.problem.noRequest',
  over_rest: 'transactions.problem.overRest',
  refunded_since: 'transactions.problem.refundedSince',
  known: 'transactions.problem.known',
  too_many_notes: 'transactions.problem.tooManyNotes',
}

/** Beside an action that is closed. */
export const closedWords: Readonly<Record<ClosedReason, MessageId>> = {
  ...problemWords,
  settled_unrefundable: 'transactions.problem.settledOnly',
  not_settled_unvoidable: 'transactions.problem.notSettledOnly',
}

export const refusalWords = { codes: problemWords } as const satisfies FailureWords
