import type { Department } from '@/contract/departments/departments'
import { plainCharacters } from '@/contract/plain-characters'
import { normalizeNumber } from '@/rules/bills/search-terms'

/**
 * Accounts and parcels return every year and can be saved to a profile; a permit or a ticket is
 * paid once.
 */
export function isLinkable({
  source_type,
  permits,
  icon,
  status,
}: Pick<Department, 'source_type' | 'permits' | 'icon' | 'status'>): boolean {
  return status && source_type <= 2 && !permits && icon !== 'ticket' && icon !== 'court'
}

/** The number in the department's notation, with dashes where its example has them. */
export function shapedNumber(typed: string, example: string | null): string {
  const plain = normalizeNumber(typed)
  if (example === null || normalizeNumber(example).length !== plain.length) {
    return plainCharacters(typed)
  }
  let next = 0
  return [...example].map((sign) => (normalizeNumber(sign) === '' ? sign : plain[next++])).join('')
}

/** `1` and `0001` are the same customer. */
export function isSameClient(one: string, other: string): boolean {
  const bare = (client: string) => normalizeNumber(client).replace(/^0+(?=.)/, '')
  return bare(one) === bare(other)
}

/** Whether a link is to the account that was typed; null: the account has one customer only. */
export function isLinkOf(
  link: Readonly<Record<'department_id' | 'account' | 'client', string>>,
  typed: Readonly<Record<'department_id' | 'account', string>> & { readonly client: string | null },
): boolean {
  return (
    link.department_id === typed.department_id &&
    normalizeNumber(link.account) === normalizeNumber(typed.account) &&
    (typed.client === null || isSameClient(link.client, typed.client))
  )
}
