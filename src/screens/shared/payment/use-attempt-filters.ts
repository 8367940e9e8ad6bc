import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { type attemptFilters, dayTime } from '@/contract/payments/attempt-filters'
import type { AttemptStatus } from '@/contract/payments/attempt-status'
import type { transactionsDepartmentList } from '@/contract/reports/transactions-report'
import type { MessageId } from '@/i18n/message-ids'
import { isEmail } from '@/rules/people/emails'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { reportDaysProblem } from '@/screens/shared/time/report-days'
import { channelWords, paidWithWords } from './paid-with'
import { paymentStatusLooks } from './payment-status'
import { type CodeWords, useCodeWords } from '@/screens/shared/use-code-words'
import { useSeesEmails } from './use-email-search'

/** A screen that shows it loads `payment-words`. */
const attemptStatusWords: CodeWords<AttemptStatus> = {
  ...paymentStatusLooks,
  'refund-requested': { word: 'payment-words.status.refundRequested', tone: 'due' },
}

type AttemptFilter = ListFilter<typeof attemptFilters>

/** What both levels of the transaction report are filtered by (product.md A12). */
export function useAttemptFilters(
  zone: string,
): readonly ListFilter<typeof transactionsDepartmentList.filters>[] {
  const { formatMessage } = useIntl()
  return [
    {
      kind: 'dates',
      label: formatMessage({ id: 'transaction-report.filter.days' }),
      from: 'from',
      to: 'to',
      zone,
      presets: ['today', 'yesterday', 'last-7', 'month', 'last-month'],
      alone: 'day',
      problem: (days) => reportDaysProblem(days, zone),
    },
    ...useAttemptFiltersOfDays(),
  ]
}

/** Beside the days: those of a day's own list as well, so that a link to it keeps them. */
export function useAttemptFiltersOfDays(): readonly AttemptFilter[] {
  const { formatMessage } = useIntl()
  const statuses = useCodeWords(attemptStatusWords)
  const tenders = useCodeWords(paidWithWords)
  const channels = useCodeWords(channelWords)
  const details = useAttemptDetails()
  return [
    {
      kind: 'choices',
      name: 'status',
      label: formatMessage({ id: 'list.field.status' }),
      options: statuses.options(),
    },
    {
      kind: 'choices',
      name: 'tender',
      label: formatMessage({ id: 'list.field.paymentMethod' }),
      options: tenders.options(),
    },
    {
      kind: 'choices',
      name: 'channel',
      label: formatMessage({ id: 'list.field.channel' }),
      options: channels.options(),
    },
    {
      kind: 'amounts',
      label: formatMessage({ id: 'list.field.total' }),
      min: 'min_cents',
      max: 'max_cents',
    },
    details,
  ]
}

/** As it is typed, which is the same in every language. */
const exampleTime = '14:30'

function useAttemptDetails(): AttemptFilter {
  const { formatMessage } = useIntl()
  const seesEmails = useSeesEmails()
  const named = <Name extends string>(name: Name, label: MessageId) => ({
    name,
    label: formatMessage({ id: label }),
  })
  const unless = (fits: (text: string) => boolean, problem: MessageId) => ({
    problem: (text: string) =>
      text === '' || fits(text) ? null : formatMessage({ id: problem }, { example: exampleTime }),
  })
  const time = unless((text) => v.is(dayTime, text), 'transaction-report.filter.timeWrong')
  return {
    kind: 'texts',
    label: formatMessage({ id: 'transaction-report.filter.details' }),
    texts: [
      named('account', 'transaction-report.filter.account'),
      named('confirmation', 'transaction-report.filter.confirmation'),
      named('payer', 'list.field.payer'),
      seesEmails
        ? named('email', 'list.field.email')
        : {
            ...named('email', 'transaction-report.filter.emailWhole'),
            ...unless(isEmail, 'transaction-report.filter.emailPart'),
          },
      named('last4', 'transaction-report.filter.last4'),
      named('user', 'transaction-report.filter.user'),
      { ...named('from_time', 'transaction-report.filter.fromTime'), ...time },
      { ...named('to_time', 'transaction-report.filter.toTime'), ...time },
    ],
  }
}
