import type { ReactElement, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { BillStatus } from '@/contract/bills/bill-search'
import { ClockIcon, SearchIcon } from '@/ui/display/icons'
import { Pill, type PillTone } from '@/ui/display/pill'
import { useCycleName } from './cycle-name'
import { useDayWords } from '@/screens/shared/time/day-words'

/** The tones of a bill's statuses; the words are `parcels.status`. */
const tones: Record<BillStatus['kind'], PillTone> = {
  paid: 'plain',
  due: 'brand',
  'past-due': 'due',
  delinquent: 'late',
  pending: 'info',
  checking: 'info',
  plan: 'plain',
  held: 'plain',
}

const icons: Partial<Record<BillStatus['kind'], ReactNode>> = {
  pending: <ClockIcon />,
  checking: <SearchIcon />,
}

interface BillStatusPillProps {
  status: BillStatus
  /** Beside the name of its installment: "Past due Feb 13" instead of "First half past due". */
  short?: boolean
}

/** The status of a bill in plain words (look.md, "Status words"). */
export function BillStatusPill({ status, short = false }: BillStatusPillProps) {
  return useStatusPill()(status, short)
}

/** For a list: what the words depend on is looked up once, not by each row. */
export function useStatusPill(): (status: BillStatus, short?: boolean) => ReactElement {
  const words = useStatusWords()
  return (status, short = false) => (
    <Pill tone={tones[status.kind]} icon={icons[status.kind]}>
      {words(status, short)}
    </Pill>
  )
}

function useStatusWords(): (status: BillStatus, short: boolean) => string {
  const { formatMessage } = useIntl()
  const cycleName = useCycleName()
  const dayWords = useDayWords()
  return (status, short) => {
    switch (status.kind) {
      case 'checking':
        return formatMessage({
          id: short ? 'parcels.status.checkingShort' : 'parcels.status.checking',
        })
      case 'paid':
      case 'pending':
      case 'plan':
      case 'held':
        return formatMessage({ id: `parcels.status.${status.kind}` })
      case 'delinquent':
        return short
          ? formatMessage({ id: 'parcels.status.since' }, { year: String(status.since) })
          : formatMessage({ id: 'parcels.status.delinquent' }, { year: String(status.since) })
      case 'due':
      case 'past-due': {
        const id = status.kind === 'due' ? 'due' : 'pastDue'
        const values = { cycle: cycleName(status.cycle), date: dayWords(status.date) }
        // What is past due at a utility is no cycle with a name.
        return short || status.cycle === 'D'
          ? formatMessage({ id: `parcels.status.${id}Short` }, values)
          : formatMessage({ id: `parcels.status.${id}` }, values)
      }
    }
  }
}
