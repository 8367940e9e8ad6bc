import type { ComponentType, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { Pill, type PillTone } from '@/ui/display/pill'
import type { FileCell } from './list/export/export-types'

interface CodeLook {
  readonly word: MessageId
  readonly tone: PillTone
  readonly Icon?: ComponentType
}

/** The word and look of each code, in the order of the filter's options. */
export type CodeWords<Code extends string> = Readonly<Record<Code, CodeLook>>

interface UsedCodeWords<Code extends string> {
  text(this: void, code: Code): string
  pill(this: void, code: Code): ReactNode
  /** The options of a filter, or of a field that chooses one; default: all codes. */
  options(this: void, codes?: readonly Code[]): { readonly value: Code; readonly label: string }[]
  /** The cell of a list's column and its value in files; null is left empty: `{ id: 'status', …, ...status.column((row) => row.status) }`. */
  column<Row>(
    this: void,
    codeOf: (row: Row) => Code | null,
  ): { readonly cell: (row: Row) => ReactNode; readonly file: FileCell<Row> }
}

/** A code in words, wherever it shows: filter, pill, list and file. */
export function useCodeWords<Code extends string>(words: CodeWords<Code>): UsedCodeWords<Code> {
  const { formatMessage } = useIntl()
  const text = (code: Code) => formatMessage({ id: words[code].word })
  const pill = (code: Code) => {
    const { tone, Icon } = words[code]
    return (
      <Pill tone={tone} icon={Icon && <Icon />}>
        {text(code)}
      </Pill>
    )
  }
  const ifKnown = <Shown,>(show: (code: Code) => Shown, code: Code | null) =>
    code === null ? null : show(code)
  const isCode = (key: string): key is Code => Object.hasOwn(words, key)
  const all = Object.keys(words).filter(isCode)
  return {
    text,
    pill,
    options: (codes = all) => codes.map((value) => ({ value, label: text(value) })),
    column: (codeOf) => ({
      cell: (row) => ifKnown(pill, codeOf(row)),
      file: { kind: 'text', value: (row) => ifKnown(text, codeOf(row)) },
    }),
  }
}

/** The pill alone, for a heading: `<CodePill words={statusWords} code={user.status} />`. */
export function CodePill<Code extends string>({
  words,
  code,
}: {
  words: CodeWords<Code>
  code: Code
}) {
  return useCodeWords(words).pill(code)
}
