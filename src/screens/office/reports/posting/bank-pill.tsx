import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import type { BankState } from '@/rules/reports/reconcile-form'
import { ClockIcon, DoneIcon, WarningIcon } from '@/ui/display/icons'
import { Pill, type PillTone } from '@/ui/display/pill'

/** `open`: the batch takes payments until this time. */
export type ShownBankState = BankState | { readonly kind: 'open'; readonly until: string }

interface BankLook {
  readonly tone: PillTone
  readonly Icon?: ComponentType
}

const looks: Readonly<Record<ShownBankState['kind'], BankLook>> = {
  open: { tone: 'info', Icon: ClockIcon },
  waiting: { tone: 'plain' },
  whole: { tone: 'plain' },
  matched: { tone: 'brand', Icon: DoneIcon },
  partly: { tone: 'plain' },
  off: { tone: 'late', Icon: WarningIcon },
}

/** What the bank shows of batches, in words: for a pill and for files. */
export function useBankText(): (state: ShownBankState) => string {
  const { formatMessage } = useIntl()
  const { count, money } = useFormats()
  return (state) => {
    switch (state.kind) {
      case 'open':
        return formatMessage({ id: 'reports.bank.open' }, { time: state.until })
      case 'partly':
        return formatMessage(
          { id: 'reports.bank.partly' },
          { reconciled: count(state.reconciled), batches: count(state.batches) },
        )
      case 'off':
        return formatMessage(
          { id: 'reports.bank.off' },
          { amount: money(Math.abs(state.difference_cents)) },
        )
      case 'waiting':
      case 'whole':
      case 'matched':
        return formatMessage({ id: `reports.bank.${state.kind}` })
    }
  }
}

export function BankPill({ state }: { state: ShownBankState }) {
  const text = useBankText()
  const { tone, Icon } = looks[state.kind]
  return (
    <Pill tone={tone} icon={Icon && <Icon />}>
      {text(state)}
    </Pill>
  )
}
