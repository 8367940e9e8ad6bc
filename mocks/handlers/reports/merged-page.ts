import { usualPageSize } from '@/contract/list'
import type { Pagination } from '@/contract/wire'
import type { Movement } from '@mocks/world/payments/movements'
import type { PaymentRow } from '@mocks/world/payments/payments'
import type { ArchiveFound } from '@mocks/world/roll/archive-find'
import { type ArchiveOrder, archiveOrders, orderKey } from '@mocks/world/roll/archive-order'
import { compare, placeOnPages } from '@mocks/handlers/page'

interface Asked {
  readonly sort?: string | undefined
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** A page of held movements and archived payments in one order; of those only this page is made. */
export function mergedPage(
  held: readonly Movement[],
  archived: ArchiveFound | null,
  { sort = '-at', page, per_page = usualPageSize }: Asked,
): { rows: (Movement | PaymentRow)[]; pagination: Pagination } {
  const size = archived?.size ?? 0
  const { from, to, pagination } = placeOnPages(held.length + size, { page, per_page })
  const down = sort.startsWith('-')
  const column = sort.replace(/^-/u, '')
  const order: ArchiveOrder = archiveOrders.find((name) => name === column) ?? 'at'
  const direction = down ? -1 : 1
  const ours = held
    .map((row) => ({ row, key: keyOf(row, order), at: Date.parse(row.at) }))
    .toSorted(
      (a, b) => direction * (a.key - b.key || a.at - b.at) || compare(a.row.event, b.row.event),
    )
  if (archived === null || size === 0) {
    return { rows: ours.slice(from, to).map(({ row }) => row), pagination }
  }
  const theirs = archived.sorted(order)
  const placeOf = (index: number) => (down ? size - 1 - index : index)
  const rows: (Movement | PaymentRow)[] = []
  let [own, other] = [0, 0]
  for (let place = 0; place < to; place++) {
    const mine = ours[own]
    const isMine =
      mine !== undefined &&
      (other >= size || direction * (mine.key - theirs.keyAt(placeOf(other))) <= 0)
    if (place >= from) rows.push(isMine ? mine.row : theirs.rowAt(placeOf(other)))
    if (isMine) own += 1
    else other += 1
  }
  return { rows, pagination }
}

function keyOf({ at, principal_cents, fee_cents }: Movement, order: ArchiveOrder): number {
  if (order === 'at') return orderKey.at(Date.parse(at))
  return orderKey.cents(order === 'total' ? principal_cents + fee_cents : principal_cents)
}
