import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BillRow } from '@/contract/bills/bill-search'
import { type Added, AddedMark } from '@/screens/shared/cart/added-text'
import { BottomBar } from '@/ui/layout/bottom-bar'
import { Button } from '@/ui/action/button'
import { Money } from '@/ui/display/money'
import type { AccountKind } from '@/screens/shared/account/account-kind'
import { totalOfRows } from './selection'
import './results-table.css'

interface ResultsHeadProps {
  count: number
  kind: AccountKind
  selected: readonly BillRow[]
  onAdd: () => void
  headingRef: Ref<HTMLHeadingElement>
  /** The bills just added; on narrow screens a notice says it (added-notice.tsx). */
  added: Added | null
}

/** The number of results, and the actions on the selected ones. */
export function ResultsHead({ count, kind, selected, onAdd, headingRef, added }: ResultsHeadProps) {
  const label = (
    <span>
      <FormattedMessage
        id="parcels.results.add"
        values={{ count: selected.length, amount: <Money cents={totalOfRows(selected)} /> }}
      />
    </span>
  )
  return (
    <div className="results-head">
      <h2 ref={headingRef} tabIndex={-1}>
        <FormattedMessage id="parcels.results.count" values={{ count, kind }} />
      </h2>
      {added !== null && (
        <div className="results-wide">
          <AddedMark {...added} />
        </div>
      )}
      {selected.length > 0 && (
        <>
          <p className="help">
            <FormattedMessage id="parcels.results.selected" values={{ count: selected.length }} />
          </p>
          <div className="results-wide">
            <Button size="sm" onClick={onAdd}>
              {label}
            </Button>
          </div>
          <BottomBar>
            <Button wide size="lg" onClick={onAdd}>
              {label}
            </Button>
          </BottomBar>
        </>
      )}
    </div>
  )
}
