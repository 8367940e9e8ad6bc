import type { Allocation } from '@/contract/payments/transaction'
import type { PaidFact } from '@/contract/departments/blind-fields'
import { seesWholeOf } from '@/rules/people/person-view'
import type { Subject } from '@/rules/people/subject'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentItem, PaymentRow } from '@mocks/world/payments/payments'
import { masking } from '@mocks/handlers/people/user-view'

interface Reader {
  readonly subject: Subject
  readonly tenant: Tenant
}

/** Contact data that were typed with a payment, as the caller may see those of its payer. */
export function contactSeen(
  { subject, tenant }: Reader,
  { user_id }: Pick<PaymentRow, 'user_id'>,
  { contact }: PaymentItem,
): Pick<Allocation, 'contact'> {
  if (contact === undefined) return {}
  const payer = { id: user_id ?? '', merchant_id: tenant.id }
  const shown = ({ kind, value }: PaidFact): string | null => {
    if (kind === 'email') return seesWholeOf(subject, payer, kind) ? value : masking(value)
    return seesWholeOf(subject, payer, kind === 'phone' ? kind : 'address') ? value : null
  }
  return { contact: contact.map((fact) => ({ ...fact, value: shown(fact) })) }
}
