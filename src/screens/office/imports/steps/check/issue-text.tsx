import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ImportIssue } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { codeWords } from '@/screens/office/imports/import-words'
import { useColumnNames } from '@/screens/office/imports/steps/map/use-column-names'

/** The sentence of a code, and what helps: with the column, the value, and what the check adds. */
export function useIssueText() {
  const { formatMessage } = useIntl()
  const { count, money } = useFormats()
  const names = useColumnNames()
  return ({ code, column, value, other_row, other_cents, hint }: ImportIssue) => {
    const values = {
      column: column === null ? '' : names.ours(column),
      name: column ?? '',
      value,
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
  changes: readonly {
    readonly column: string
    readonly before: string | null
    readonly after: string | null
  }[]
}

/** What a row would change in the books. */
export function ChangeList({ changes }: ChangeListProps) {
  const { formatMessage } = useIntl()
  const names = useColumnNames()
  if (changes.length === 0) return null
  const shown = (value: string | null) =>
    value === null || value === '' ? formatMessage({ id: 'imports.change.empty' }) : value
  return (
    <List>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <FormattedMessage
            id="imports.change.line"
            values={{ column: names.ours(column), before: shown(before), after: shown(after) }}
          />
        </li>
      ))}
    </List>
  )
}
