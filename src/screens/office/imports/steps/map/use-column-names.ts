import { useIntl } from 'react-intl'
import { columnWords } from './column-words'
import { ownValue } from '@/rules/own-value'
import type { FileColumn } from './file-columns'

interface ColumnNames {
  /** Of ours, in words; a name that is not known as it is. */
  ours(this: void, name: string): string
  /** Of the file: its heading, and its place where that does not tell it from others. */
  file(this: void, column: FileColumn): string
}

export function useColumnNames(): ColumnNames {
  const { formatMessage } = useIntl()
  return {
    ours: (name) => {
      const word = ownValue(columnWords, name)
      return word === undefined ? name : formatMessage({ id: word })
    },
    file: ({ heading, isDoubled, place }) => {
      const number = place + 1
      if (heading === null) return formatMessage({ id: 'imports.map.column' }, { number })
      return isDoubled
        ? formatMessage({ id: 'imports.map.columnOf' }, { heading, number })
        : heading
    },
  }
}
