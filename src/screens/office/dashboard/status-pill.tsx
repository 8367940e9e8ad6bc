import type { ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import type { RecentPayment, RecentStatus } from '@/contract/dashboard'
import type { MessageId } from '@/i18n/message-ids'
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DoneIcon,
  RefreshIcon,
  SearchIcon,
} from '@/ui/display/icons'
import { Pill, type PillTone } from '@/ui/display/pill'

interface Look {
  word: MessageId
  tone: PillTone
  Icon: ComponentType
}

/** In the words of product.md 2.0, "Status vocabulary". */
const looks: Readonly<Record<RecentStatus, Look>> = {
  approved: { word: 'dashboard.status.approved', tone: 'brand', Icon: CheckIcon },
  posted: { word: 'dashboard.status.posted', tone: 'brand', Icon: DoneIcon },
  pending: { word: 'dashboard.status.pending', tone: 'due', Icon: ClockIcon },
  unknown: { word: 'dashboard.status.unknown', tone: 'info', Icon: SearchIcon },
  declined: { word: 'dashboard.status.declined', tone: 'late', Icon: CloseIcon },
  timed_out: { word: 'dashboard.status.timedOut', tone: 'late', Icon: CloseIcon },
  partial: { word: 'dashboard.status.partial', tone: 'late', Icon: CloseIcon },
  not_found: { word: 'dashboard.status.notFound', tone: 'plain', Icon: CloseIcon },
  voided: { word: 'dashboard.status.voided', tone: 'plain', Icon: CloseIcon },
  refunded: { word: 'dashboard.status.refunded', tone: 'info', Icon: RefreshIcon },
  'part-refunded': { word: 'dashboard.status.partRefunded', tone: 'info', Icon: RefreshIcon },
  returned: { word: 'dashboard.status.returned', tone: 'late', Icon: RefreshIcon },
}

/** What became of an attempt to pay. */
export function StatusPill({ status, return_code }: Pick<RecentPayment, 'status' | 'return_code'>) {
  const { word, tone, Icon } = looks[status]
  return (
    <Pill tone={tone} icon={<Icon />}>
      <FormattedMessage id={word} values={{ code: return_code ?? '' }} />
    </Pill>
  )
}
