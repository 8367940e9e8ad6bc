import { useIntl } from 'react-intl'
import { formatSize } from '@/i18n/file-size'
import { useFormats } from '@/i18n/format'
import type { FileReading } from './use-file-facts'

type Problem = Extract<FileReading, { at: 'problem' }>['problem']

/** Why a file cannot be read, and what to do about it. */
export function useFileProblemText(): (problem: Problem) => string {
  const { formatMessage } = useIntl()
  const { count, list, locale } = useFormats()
  return (problem) => {
    switch (problem.problem) {
      case 'too-large': {
        const { size, most } = problem
        const values = { size: formatSize(locale, size), most: Math.floor(most / 1024 / 1024) }
        return formatMessage({ id: 'imports.file.too-large' }, values)
      }
      case 'too-many-rows':
        return formatMessage({ id: 'imports.file.too-many-rows' }, { most: count(problem.most) })
      case 'too-many-columns': {
        const { most, record } = problem
        const values = { most: count(most), row: count(record) }
        return formatMessage({ id: 'imports.file.too-many-columns' }, values)
      }
      case 'binary':
        return formatMessage({ id: `imports.file.binary-${problem.content}` })
      case 'damaged':
        return problem.record === null
          ? formatMessage({ id: 'imports.file.damaged' })
          : formatMessage({ id: 'imports.file.open-quote' }, { row: count(problem.record) })
      case 'no-such-sheet':
        return formatMessage({ id: 'imports.file.no-such-sheet' }, { sheets: list(problem.sheets) })
      case 'empty':
      case 'header-only':
      case 'old-xls':
      case 'encrypted':
      case 'zip-bomb':
      case 'unreadable':
      case 'reader':
        return formatMessage({ id: `imports.file.${problem.problem}` })
    }
  }
}
