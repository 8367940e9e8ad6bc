import { useIntl } from 'react-intl'
import { channelNames } from '@/contract/dashboard'
import { paidWithNames } from '@/contract/paid-with'
import type { transactionsDepartmentList } from '@/contract/transactions-report'
import { isEmail } from '@/rules/people/emails'
import { attemptStatusWords } from '@/screens/shared/attempt-status'
import type { ListFilter } from '@/screens/shared/list/list-filter'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useSeesEmails } from './use-email-search'

/** What both levels of the transaction report are filtered by (product.md A12). */
export function useAttemptFilters(
  zone: string,
): readonly ListFilter<typeof transactionsDepartmentList.filters>[] {
  const { formatMessage } = useIntl()
  const statuses = useCodeWords(attemptStatusWords)
  const seesEmails = useSeesEmails()
  const texts = (['account', 'confirmation', 'payer', 'email', 'last4', 'user'] as const).map(
    (name) => ({ name, label: formatMessage({ id: `transaction-report.filter.${name}` }) }),
  )
  const wholeEmail = {
    label: formatMessage({ id: 'transaction-report.filter.emailWhole' }),
    problem: (text: string) =>
      text === '' || isEmail(text)
        ? null
        : formatMessage({ id: 'transaction-report.filter.emailPart' }),
  }
  return [
    {
      kind: 'dates',
      label: formatMessage({ id: 'transaction-report.filter.days' }),
      from: 'from',
      to: 'to',
      zone,
      presets: ['today', 'yesterday', 'last-7', 'month', 'last-month'],
      alone: 'day',
    },
    {
      kind: 'choices',
      name: 'status',
      label: formatMessage({ id: 'transaction-report.filter.status' }),
      options: statuses.options(),
    },
    {
      kind: 'choices',
      name: 'tender',
      label: formatMessage({ id: 'transaction-report.filter.tender' }),
      options: paidWithNames.map((value) => ({
        value,
        label: formatMessage({ id: `dashboard.tender.${value}` }),
      })),
    },
    {
      kind: 'choices',
      name: 'channel',
      label: formatMessage({ id: 'transaction-report.filter.channel' }),
      options: channelNames.map((value) => ({
        value,
        label: formatMessage({ id: `dashboard.channel.${value}` }),
      })),
    },
    {
      kind: 'amounts',
      label: formatMessage({ id: 'transaction-report.filter.amount' }),
      min: 'min_cents',
      max: 'max_cents',
    },
    {
      kind: 'texts',
      label: formatMessage({ id: 'transaction-report.filter.details' }),
      texts: texts.map((text) =>
        text.name === 'email' && !seesEmails ? { ...text, ...wholeEmail } : text,
      ),
    },
  ]
}
