import type { ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import type { RecentPayment, RecentStatus } from '@/contract/dashboard'
import { CheckIcon, ClockIcon, CloseIcon, DoneIcon, RefreshIcon, SearchIcon } from '@/ui/icons'
import { Pill, type PillTone } from '@/ui/pill'

const looks: Readonly<Record<RecentStatus, { tone: PillTone; Icon: ComponentType }>> = {
  approved: { tone: 'brand', Icon: CheckIcon },
  posted: { tone: 'brand', Icon: DoneIcon },
  pending: { tone: 'due', Icon: ClockIcon },
  unknown: { tone: 'info', Icon: SearchIcon },
  declined: { tone: 'late', Icon: CloseIcon },
  timed_out: { tone: 'late', Icon: CloseIcon },
  partial: { tone: 'late', Icon: CloseIcon },
  not_found: { tone: 'plain', Icon: CloseIcon },
  voided: { tone: 'plain', Icon: CloseIcon },
  refunded: { tone: 'info', Icon: RefreshIcon },
  'part-refunded': { tone: 'info', Icon: RefreshIcon },
  returned: { tone: 'late', Icon: RefreshIcon },
}

/** What became of an attempt, in the words of product.md 2.0, "Status vocabulary". */
export function StatusPill({ status, return_code }: Pick<RecentPayment, 'status' | 'return_code'>) {
  const { tone, Icon } = looks[status]
  return (
    <Pill tone={tone} icon={<Icon />}>
      <FormattedMessage id={`dashboard.status.${status}`} values={{ code: return_code ?? '' }} />
    </Pill>
  )
}
