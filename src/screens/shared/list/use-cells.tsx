import type { ReactNode } from 'react'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { plainDateIn } from '@/rules/time/dates'
import { now } from '@/state/clock'
import { Money } from '@/ui/display/money'
import { Zero } from '@/ui/display/zero'

interface FigureLook {
  /** Zero shows as a muted dash; files keep 0. */
  readonly zero?: 'dash'
}

/**
 * What a column shows and what stands in files, by the kind of its value; null is left empty:
 * `{ id: 'net', header, sortable: true, ...amount((row) => row.net_cents, totals?.net_cents) }`.
 */
export function useCells({ zero }: FigureLook = {}) {
  const { count, date, time } = useFormats()
  const { shortInstant } = useOfficeFormats()
  const figureCell =
    (show: (value: number) => ReactNode) =>
    (value: number | null): ReactNode => {
      if (value === null) return ''
      return value === 0 && zero === 'dash' ? <Zero>{show(0)}</Zero> : show(value)
    }
  const amountCell = figureCell((cents) => <Money cents={cents} />)
  const countCell = figureCell(count)
  return {
    /** Cents; `total`: of all pages. */
    amount: <Row,>(of: (row: Row) => number | null, total?: number | null) => ({
      kind: 'money' as const,
      cell: (row: Row) => amountCell(of(row)),
      file: { kind: 'amount' as const, value: of },
      ...(total !== undefined && { total: amountCell(total) }),
    }),
    number: <Row,>(of: (row: Row) => number | null, total?: number) => ({
      kind: 'number' as const,
      cell: (row: Row) => countCell(of(row)),
      file: { kind: 'count' as const, value: of },
      ...(total !== undefined && { total: countCell(total) }),
    }),
    /** An instant in a zone: of this year in one line, else its date, and below it the time. */
    moment: <Row,>(of: (row: Row) => string | null, zone: string) => ({
      kind: 'date' as const,
      cell: (row: Row) => {
        const at = of(row)
        if (at === null) return null
        const day = plainDateIn(zone, Date.parse(at))
        return day.slice(0, 4) === plainDateIn(zone, now()).slice(0, 4) ? (
          shortInstant(at, zone)
        ) : (
          // One piece: on a phone its label stands at one side, and this at the other.
          <div>
            {date(day)}
            <small>{time(at, zone)}</small>
          </div>
        )
      },
      file: { kind: 'instant' as const, value: of },
    }),
    /** A plain date. */
    day: <Row,>(of: (row: Row) => string | null) => ({
      kind: 'date' as const,
      cell: (row: Row) => {
        const shown = of(row)
        return shown === null ? '' : date(shown)
      },
      file: { kind: 'date' as const, value: of },
    }),
  }
}
