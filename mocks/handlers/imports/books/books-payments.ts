import type { Books, BooksPosting } from '@/rules/imports/books'
import type { Tenant } from '@mocks/world/create-world'

/** Only imported money has a reference: the index is of the rows that the tables hold. */
export function paymentBooks(tenant: Tenant): Pick<Books, 'posting'> {
  let known: ReadonlyMap<string, BooksPosting> | null = null
  return {
    posting: (reference) => {
      known ??= postingsOf(tenant)
      return known.get(reference) ?? null
    },
  }
}

function postingsOf(tenant: Tenant): ReadonlyMap<string, BooksPosting> {
  const found = tenant.bills
    .read(({ parcel_id, installments }) =>
      installments.flatMap((part) =>
        part.postings.flatMap(({ reference, reverses, amount_cents }) =>
          reference === undefined
            ? []
            : [{ reference, reverses, amount_cents, parcel_id, installment_id: part.id }],
        ),
      ),
    )
    .flat()
  const reversed = new Set(found.map(({ reverses }) => reverses))
  const postings = new Map<string, BooksPosting>()
  for (const { reference, parcel_id, installment_id, amount_cents } of found) {
    const before = postings.get(reference)
    postings.set(reference, {
      parcel_id,
      amount_cents: (before?.amount_cents ?? 0) + amount_cents,
      is_reversed: reversed.has(reference),
      parts: [...(before?.parts ?? []), { installment_id, amount_cents }],
    })
  }
  return postings
}
