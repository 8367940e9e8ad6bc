import type { Books, BooksInstallment, BooksPosting } from './books'
import type { PaymentRow } from './good-rows'

/**
 * What is open while a file of payments is checked: earlier rows have paid some of it, and earlier
 * reversals have opened it again. Their references count like those of the books.
 */
export interface OpenBalances {
  open(installment: BooksInstallment): number
  /** Money with this reference, of the books or of an earlier row. */
  posting(reference: string): BooksPosting | null
  take(row: PaymentRow): void
}

export function createOpenBalances(books: Books): OpenBalances {
  const paid = new Map<string, number>()
  const postings = new Map<string, BooksPosting>()
  const reversed = new Set<string>()

  const posting = (reference: string): BooksPosting | null => {
    const found = postings.get(reference) ?? books.posting(reference)
    return found !== null && reversed.has(reference) ? { ...found, is_reversed: true } : found
  }

  return {
    open: ({ id, balance_cents }) => balance_cents - (paid.get(id) ?? 0),
    posting,
    take({ parcel_id, amount_cents, reference, reverses, parts }) {
      for (const { installment_id: id, amount_cents: part } of parts) {
        paid.set(id, (paid.get(id) ?? 0) + part)
      }
      postings.set(reference, { parcel_id, amount_cents, is_reversed: false, parts })
      if (reverses !== null) reversed.add(reverses)
    },
  }
}
