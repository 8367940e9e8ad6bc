import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ImportCode, ImportIssue, ImportKind } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { ownValue } from '@/rules/own-value'
import { readCents } from '@/rules/imports/amounts'
import { importColumns, secretColumn } from '@/rules/imports/columns'
import { codeWords, permitStatusWords } from '@/screens/office/imports/import-words'
import { useColumnNames } from '@/screens/office/imports/steps/map/use-column-names'

/** Their value was read as an amount. */
const ofAmounts: readonly ImportCode[] = ['E004', 'E016', 'E021']

/** What is one by one decimal sign is none by the other, or the same. */
const centsIn = (text: string): number | null =>
  readCents(text, 'point') ?? readCents(text, 'comma')

/** An amount of a file, or of the books, as all amounts are shown; what is none stays as it is. */
function useAmountText() {
  const { money } = useFormats()
  return (text: string) => {
    const cents = centsIn(text)
    return cents === null ? text : money(cents)
  }
}

/** The sentence of a code, and what helps: with the column, the value, and what the check adds. */
export function useIssueText() {
  const { formatMessage } = useIntl()
  const { count, money } = useFormats()
  const names = useColumnNames()
  const amountText = useAmountText()
  return ({ code, column, value, other_row, other_cents, hint }: ImportIssue) => {
    const values = {
      column: column === null ? '' : names.ours(column),
      name: column ?? '',
      value: ofAmounts.includes(code) ? amountText(value) : value,
      row: other_row === null ? '' : count(other_row),
      amount: other_cents === null ? '' : money(other_cents),
      hint: hint ?? '',
      known: hint === null && other_cents === null && other_row === null ? 'no' : 'yes',
    }
    return {
      sentence: formatMessage({ id: codeWords[code].issue }, values),
      help: formatMessage({ id: codeWords[code].fix }, values),
    }
  }
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    maxWidth: '44rem',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '& li > span': { display: 'block' },
    '& b': { fontWeight: 'semibold', me: '1' },
    '& small': { display: 'block', textStyle: 'help' },
  },
})

interface IssueListProps {
  issues: readonly ImportIssue[]
}

/** All that is wrong with a row, each with its code. */
export function IssueList({ issues }: IssueListProps) {
  const textOf = useIssueText()
  if (issues.length === 0) return null
  return (
    <List>
      {issues.map((issue) => {
        const { sentence, help } = textOf(issue)
        return (
          <li key={`${issue.code} ${issue.column ?? ''}`}>
            <span>
              <b>{issue.code}</b>
              {sentence}
            </span>
            <small>{help}</small>
          </li>
        )
      })}
    </List>
  )
}

interface ChangeListProps {
  kind: ImportKind
  changes: readonly {
    readonly column: string
    readonly before: string | null
    readonly after: string | null
  }[]
}

/** What a row would change in the books. */
export function ChangeList({ kind, changes }: ChangeListProps) {
  const { formatMessage } = useIntl()
  const names = useColumnNames()
  const amountText = useAmountText()
  if (changes.length === 0) return null
  const isAmount = (column: string) =>
    importColumns[kind].some(({ name, type }) => name === column && type === 'amount')
  const shown = (column: string, value: string | null) => {
    if (value === null || value === '') return formatMessage({ id: 'imports.change.empty' })
    const status = kind === 'permits' && column === 'status' && ownValue(permitStatusWords, value)
    if (status) return formatMessage({ id: status })
    return isAmount(column) ? amountText(value) : value
  }
  return (
    <List>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <FormattedMessage
            id={column === secretColumn ? 'imports.change.secret' : 'imports.change.line'}
            values={{
              column: names.ours(column),
              before: shown(column, before),
              after: shown(column, after),
            }}
          />
        </li>
      ))}
    </List>
  )
}
