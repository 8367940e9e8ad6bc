import { useIntl } from 'react-intl'
import type { RecaptchaEvent, recaptchaEventList } from '@/contract/recaptcha/recaptcha-events'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { NoBreak } from '@/ui/display/no-break'
import { actionWords, outcomeWords } from './event-words'
import { useEventTexts } from './use-event-texts'

type Column = ExportedColumn<RecaptchaEvent, (typeof recaptchaEventList.sort)[number]>

/** The columns of product.md A24; addresses are masked in files, too. */
export function useEventColumns(zone: string): readonly Column[] {
  const { formatMessage } = useIntl()
  const { shortDate, time } = useFormats()
  const cells = useCells({ zero: 'dash' })
  const actions = useCodeWords(actionWords)
  const outcomes = useCodeWords(outcomeWords)
  const texts = useEventTexts()
  const header = (name: HeaderName) => formatMessage({ id: `recaptcha-events.column.${name}` })
  return [
    {
      id: 'network',
      header: header('network'),
      kind: 'main',
      sortable: true,
      cell: (row) => (
        <span>
          <NoBreak>{texts.network(row)}</NoBreak>
          <small>{texts.merchant(row)}</small>
        </span>
      ),
      file: { kind: 'text', value: ({ network }) => network },
    },
    {
      id: 'at',
      header: header('at'),
      kind: 'date',
      sortable: true,
      phone: 'who',
      // Figures need the width; the drawer has the year.
      cell: ({ at }) => `${shortDate(plainDateIn(zone, Date.parse(at)))}, ${time(at, zone)}`,
      file: { kind: 'instant', value: ({ at }) => at },
    },
    {
      id: 'merchant',
      header: header('merchant'),
      sortable: true,
      // It stands below the network; as a column it can be sorted.
      hidden: true,
      cell: texts.merchant,
    },
    {
      id: 'action',
      header: header('action'),
      sortable: true,
      phone: 'end',
      width: 7,
      cell: ({ action }) => actions.text(action),
    },
    {
      id: 'score',
      header: header('score'),
      kind: 'number',
      sortable: true,
      cell: texts.score,
      file: { kind: 'text', value: texts.score },
    },
    {
      id: 'outcome',
      header: header('outcome'),
      sortable: true,
      phone: 'status',
      ...outcomes.column(({ outcome }) => outcome),
    },
    {
      id: 'attempts',
      header: header('attempts'),
      sortable: true,
      // A row has room for two figures; the drawer has all.
      hidden: true,
      ...cells.number((row: RecaptchaEvent) => row.attempts),
    },
    {
      id: 'cards',
      header: header('cards'),
      sortable: true,
      ...cells.number((row: RecaptchaEvent) => row.cards),
    },
    {
      id: 'declines',
      header: header('declines'),
      sortable: true,
      ...cells.number((row: RecaptchaEvent) => row.declines),
    },
    { id: 'country', header: header('country'), hidden: true, cell: texts.country },
    { id: 'last4', header: header('last4'), hidden: true, cell: ({ last4 }) => last4 },
    { id: 'reason', header: header('reason'), hidden: true, cell: texts.reason },
  ]
}

type HeaderName =
  | 'network'
  | 'at'
  | 'merchant'
  | 'action'
  | 'score'
  | 'outcome'
  | 'attempts'
  | 'cards'
  | 'declines'
  | 'country'
  | 'last4'
  | 'reason'
