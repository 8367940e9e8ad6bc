import type { Allocation } from '@/contract/payments/transaction'
import { seesWhole } from '@/rules/people/person-view'
import type { Subject } from '@/rules/people/subject'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentItem } from '@mocks/world/payments/payments'
import { masking } from '@mocks/handlers/people/user-view'

interface Reader {
  readonly subject: Subject
  readonly tenant: Tenant
}

/**
 * Contact data that were typed with a payment. Whoever handles it has to know where to send what was
 * bought; an e-mail address is masked as the payer's is.
 */
export function contactSeen(
  { subject, tenant }: Reader,
  { contact }: PaymentItem,
): Pick<Allocation, 'contact'> {
  if (contact === undefined) return {}
  const isWhole = seesWhole(subject, tenant.id, 'email')
  return {
    contact: contact.map((fact) =>
      fact.kind === 'email' && !isWhole ? { ...fact, value: masking(fact.value) } : fact,
    ),
  }
}
