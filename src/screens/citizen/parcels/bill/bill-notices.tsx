import { FormattedMessage } from 'react-intl'
import type { BillNotice } from '@/contract/bills/bill-kinds'
import { useDayWords } from '@/screens/shared/time/day-words'
import { Banner } from '@/ui/feedback/banner'
import { Money } from '@/ui/display/money'

const tones = {
  mortgage: 'info',
  'shut-off': 'late',
  'cost-rises': 'due',
  'court-date': 'info',
  'permit-expires': 'due',
} as const

/** Notices at the top of the bill, the most serious first. */
export function BillNotices({ notices }: { notices: readonly BillNotice[] }) {
  return notices.map((notice) => (
    <Banner key={notice.kind} tone={tones[notice.kind]}>
      <NoticeText notice={notice} />
    </Banner>
  ))
}

function NoticeText({ notice }: { notice: BillNotice }) {
  const dayWords = useDayWords()
  switch (notice.kind) {
    case 'mortgage':
      return <FormattedMessage id="bill.page.mortgage" values={{ company: notice.company }} />
    case 'shut-off':
      return (
        <FormattedMessage
          id="bill.notice.shut-off"
          values={{ date: dayWords(notice.date), amount: <Money cents={notice.amount_cents} /> }}
        />
      )
    case 'cost-rises':
      return (
        <FormattedMessage
          id="bill.notice.cost-rises"
          values={{ date: dayWords(notice.after), amount: <Money cents={notice.amount_cents} /> }}
        />
      )
    case 'court-date':
      return (
        <FormattedMessage id="bill.notice.court-date" values={{ date: dayWords(notice.date) }} />
      )
    case 'permit-expires':
      return (
        <FormattedMessage
          id="bill.notice.permit-expires"
          values={{ date: dayWords(notice.date) }}
        />
      )
  }
}
