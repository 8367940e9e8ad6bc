import { FormattedMessage } from 'react-intl'
import type { CheckSummary, ControlTotals as Totals } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { totalsDiffer } from '@/rules/imports/control-totals'
import { Banner } from '@/ui/feedback/banner'

interface ControlTotalsProps {
  control: Totals
  check: Pick<CheckSummary, 'rows' | 'amount_cents'>
}

/** What was typed, beside what is in the file; nothing where nothing was typed. */
export function ControlTotals({ control, check }: ControlTotalsProps) {
  const { count, money } = useFormats()
  const rows = control.rows === null ? null : check.rows - control.rows
  const cents = control.amount_cents === null ? null : check.amount_cents - control.amount_cents
  if (rows === null && cents === null) return null
  const isRight = !totalsDiffer(control, check)
  return (
    <Banner
      tone={isRight ? 'good' : 'late'}
      title={<FormattedMessage id={isRight ? 'imports.control.right' : 'imports.control.wrong'} />}
    >
      {rows !== null && (
        <p>
          <FormattedMessage
            id="imports.control.rows"
            values={{
              typed: count(control.rows ?? 0),
              found: count(check.rows),
              count: Math.abs(rows),
              difference: count(Math.abs(rows)),
              way: wayOf(rows),
            }}
          />
        </p>
      )}
      {cents !== null && (
        <p>
          <FormattedMessage
            id="imports.control.amount"
            values={{
              typed: money(control.amount_cents ?? 0),
              found: money(check.amount_cents),
              difference: money(Math.abs(cents)),
              way: wayOf(cents),
            }}
          />
        </p>
      )}
    </Banner>
  )
}

const wayOf = (difference: number) => (difference === 0 ? 'same' : difference > 0 ? 'more' : 'less')
