import type { PaymentBody, PayItem, PaymentProblem } from '@/contract/payments/payments'
import { isAccountNumber, isRoutingNumber } from '@/rules/payments/bank'
import { isRepeated, isTwiceInCart } from '@/rules/departments/blind-entry'
import { brandOfToken, last4 } from '@/rules/payments/cards'
import { isZip } from '@/rules/people/contact'
import { isEmail } from '@/rules/people/emails'
import { stopsPayments } from '@/rules/maintenance/maintenance'
import { sumOf } from '@/rules/payments/money'
import { may } from '@/rules/people/permissions'
import type { CallContext } from '@mocks/cloud/context'
import { forbidden, invalid, Refusal } from '@mocks/cloud/reply'
import { sha256Hex } from '@mocks/lib/sha256'
import type { Tenant } from '@mocks/world/create-world'
import { maintenanceOf } from '@mocks/world/maintenance'
import { isLive, paymentStatus, type PaymentRow } from '@mocks/world/payments/payments'
import { keptFacts } from './blind-items'
import { tagsOf } from './gateway'
import { problem } from './quoting'

const minute = 60_000

/** Staff cannot pay here (product.md 4.2). */
export function checkMayPay({ subject }: CallContext): void {
  if (!may(subject, 'payments.pay')) {
    throw forbidden(`Your role (${subject.role}) cannot pay online`)
  }
}

export function checkPaymentsOn(context: CallContext, tenant: Tenant, email = ''): void {
  const tagged = tagsOf(email).has('maintenance')
  const window = maintenanceOf(context.world, tenant.id, context.now)
  if (!tagged && !stopsPayments(window)) return
  const ends_at = tagged ? new Date(context.now + 60 * minute).toISOString() : window?.ends_at
  throw problem(503, {
    code: 'payments_off',
    message: window?.message ?? 'Payments are off for a while',
    ends_at: ends_at ?? null,
  })
}

/** The fields of the payer's own screen, once more. */
export function checkBody(body: PaymentBody): void {
  const errors: Record<string, string[]> = {}
  const { payer } = body
  if (payer.name.trim() === '') errors['payer.name'] = ['This field is required.']
  if (payer.email !== '' && !isEmail(payer.email)) {
    errors['payer.email'] = ['This is not an e-mail address.']
  }
  if (!isZip(payer.zip)) errors['payer.zip'] = ['Use 5 or 9 digits.']
  Object.assign(errors, meansErrors(body))
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (body.tender === 'echeck') checkBankAccount(body.bank_account)
}

/** What pays: the card of the hosted fields, or a debit that its payer agreed to. */
export function meansErrors({
  tender,
  token,
  expiry,
  consents,
}: Pick<PaymentBody, 'tender' | 'token' | 'expiry' | 'consents'>): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (tender === 'card') {
    if (!/^9\d{15}$/.test(token ?? '')) errors['token'] = ['Enter the card again.']
    if (!/^\d{4}(0[1-9]|1[0-2])$/.test(expiry ?? '')) {
      errors['expiry'] = ['Enter the expiration date.']
    }
  } else if (!consents.some((consent) => consent.kind === 'echeck')) {
    errors['consents'] = ['The e-check needs your authorization.']
  }
  return errors
}

export function checkBankAccount(account: PaymentBody['bank_account']): void {
  const errors: Record<string, string[]> = {}
  if (!isRoutingNumber(account?.routing ?? '')) {
    errors['bank_account.routing'] = ['This is not a valid routing number.']
  }
  if (!isAccountNumber(account?.account ?? '')) {
    errors['bank_account.account'] = ['Enter 4 to 17 digits.']
  }
  if (Object.keys(errors).length === 0) return
  throw new Refusal(422, {
    code: 'bank_account',
    message: 'The bank account is not valid',
    errors,
  })
}

const day = 24 * 60 * minute

/**
 * The same bill and amount within a day, by any payer (product.md 3.4, "Duplicate suspected");
 * without a bill the same number and amount (P5), in the cart itself, too.
 */
export function checkDuplicate(
  context: CallContext,
  tenant: Tenant,
  body: Pick<PaymentBody, 'confirm_duplicate' | 'payer'>,
  items: readonly PayItem[],
): void {
  if (body.confirm_duplicate) return
  const { now, user } = context
  const isRecent = (row: Readonly<PaymentRow>) =>
    isLive(paymentStatus(row, now)) && now - Date.parse(row.at) <= day
  const found = items.flatMap((item) =>
    likePayments(tenant, item, now)
      .filter(isRecent)
      .map((row) => ({ row, item })),
  )
  const item_ids = [...new Set(found.map(({ item }) => item.id))]
  const [latest] = found.toSorted((a, b) => (a.row.at < b.row.at ? 1 : -1))
  if (latest) {
    const same = found.filter(({ row }) => row.id === latest.row.id).map(({ item }) => item)
    throw duplicate(earlierOf(latest.row, same, user?.id ?? null, now), item_ids)
  }
  const repeated = repeatedInCart(tenant, items, now)
  if (repeated.length > 0) {
    throw problem(409, {
      code: 'duplicate_suspected',
      message: 'This is in the cart twice with the same amount',
      in_cart: true,
      item_ids: repeated,
    })
  }
  const [first] = items
  if (first && tagsOf(body.payer.email).has('dup')) {
    const bill = (id: string) => tenant.bills.by('installment', id)[0]?.id ?? id
    const same = items.filter(({ id }) => bill(id) === bill(first.id))
    const earlier = {
      at: new Date(now - 2 * 60 * minute).toISOString(),
      amount_cents: sumOf(same.map(({ amount_cents }) => amount_cents)),
      pending: false,
      last4: null,
      receipt_id: null,
    }
    throw duplicate(
      earlier,
      same.map(({ id }) => id),
    )
  }
}

/** Payments of the same thing with the same amount, whenever that was. */
function likePayments(tenant: Tenant, item: PayItem, now: number): PaymentRow[] {
  const { id, department_id, amount_cents } = item
  const paid_for = keptFacts(tenant, item, now)?.paid_for
  if (paid_for === undefined) {
    return tenant.payments
      .by('installment', id)
      .filter((row) =>
        row.items.some((other) => other.id === id && other.amount_cents === amount_cents),
      )
  }
  const purpose = { department_id, amount_cents, paid_for }
  return tenant.payments.held((row) =>
    row.items.some(
      (other) =>
        other.paid_for !== undefined && isRepeated({ ...other, paid_for: other.paid_for }, purpose),
    ),
  )
}

/** Items without a bill that stand in the cart before, too; a bill is there once by its id. */
function repeatedInCart(tenant: Tenant, items: readonly PayItem[], now: number): string[] {
  const purposes = items.flatMap((item) => {
    const paid_for = keptFacts(tenant, item, now)?.paid_for
    return paid_for === undefined ? [] : [{ ...item, paid_for }]
  })
  return purposes
    .filter((item, place) => purposes.slice(0, place).some((other) => isTwiceInCart(item, other)))
    .map(({ id }) => id)
}

const duplicate = (earlier: NonNullable<PaymentProblem['earlier']>, item_ids: string[]) =>
  problem(409, {
    code: 'duplicate_suspected',
    message: 'This was paid with the same amount a short while ago',
    earlier,
    item_ids,
  })

/**
 * Only the signed-in user who paid is told the card and the receipt. Neither depends on the card or
 * the e-mail of the new attempt, so that no guess of them is confirmed.
 */
function earlierOf(
  row: PaymentRow,
  items: readonly PayItem[],
  userId: string | null,
  now: number,
): NonNullable<PaymentProblem['earlier']> {
  const isOwn = userId !== null && row.user_id === userId
  const status = paymentStatus(row, now)
  return {
    at: row.at,
    // What else was paid with it is the other payer's.
    amount_cents: sumOf(items.map((item) => item.amount_cents)),
    pending: status !== 'approved',
    last4: isOwn && row.last4 !== '' ? row.last4 : null,
    receipt_id: isOwn && status !== 'unknown' ? row.receipt_id : null,
    ...(isOwn && {
      brand: row.brand,
      confirmation: status === 'unknown' ? null : row.confirmation,
    }),
  }
}

/**
 * What counts for "the same body"; the challenge does not. `kept` goes into the journal and holds
 * neither card nor bank account.
 */
export function fingerprintsOf(
  body: Pick<PaymentBody, 'token' | 'bank_account'> & { readonly recaptcha_token?: string | null },
): { whole: string; kept: string } {
  const { recaptcha_token: _challenge, ...whole } = body
  const card = body.token === null ? null : [brandOfToken(body.token), last4(body.token)]
  const kept = { ...whole, token: card, bank_account: null }
  return { whole: sha256Hex(JSON.stringify(whole)), kept: sha256Hex(JSON.stringify(kept)) }
}
