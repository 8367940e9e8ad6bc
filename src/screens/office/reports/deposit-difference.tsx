import { FormattedMessage } from 'react-intl'
import { WarningIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { NoBreak } from '@/ui/display/no-break'
import { Pill } from '@/ui/display/pill'

/** What a deposit was over or short; nothing where none was noted. */
export function DepositDifference({ cents }: { cents: number | null }) {
  if (cents === null) return null
  if (cents === 0) return <Money cents={0} />
  return (
    <Pill tone="late" icon={<WarningIcon />}>
      <NoBreak>
        <FormattedMessage
          id={cents < 0 ? 'reports.difference.short' : 'reports.difference.over'}
          values={{ amount: <Money cents={Math.abs(cents)} /> }}
        />
      </NoBreak>
    </Pill>
  )
}
