import type { BillSource } from '@/contract/departments/department-setup'

/**
 * The stand-in of the other system (source type 1): a host with `offline` in its name does not
 * answer, and a tax code that begins with `X` is not known there; all others work.
 */
export function sourceAnswer({
  endpoint,
  tax_code,
}: Pick<BillSource, 'endpoint' | 'tax_code'>): 'answers' | 'no-answer' | 'unknown-code' {
  if (!URL.canParse(endpoint) || new URL(endpoint).hostname.includes('offline')) return 'no-answer'
  return /^x/i.test(tax_code.trim()) ? 'unknown-code' : 'answers'
}
