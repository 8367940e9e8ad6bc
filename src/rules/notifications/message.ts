import {
  type Block,
  type Inline,
  lengthOf,
  type Line,
  type Message,
  type MessageBody,
  mostBody,
  mostSubject,
  type VariableName,
} from '@/contract/notifications/notification-message'
import { splitText, type VariableProblem } from './variables'

/** The text of a notification as it is stored: checked and in one form, for editor and cloud. */

export type MessageProblem =
  | { readonly kind: 'missing-subject' | 'missing-body' | 'control-character' | 'bad-link' }
  | { readonly kind: 'subject-long' | 'body-long'; readonly longest: number }
  | { readonly kind: VariableProblem['kind']; readonly text: string }

export interface PlacedProblem {
  readonly problem: MessageProblem
  /** Of the body's blocks, from 1; null: in the subject. */
  readonly block: number | null
}

/** A header ends at a line break: what follows it would be another header. */
const controls = /[\p{Cc}\u2028\u2029]/u

export function isMessageLink(text: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@]+$/u.test(text)) return true
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}

export const linesOf = (of: Block): readonly Line[] => (of.kind === 'list' ? of.items : [of.line])

const lineText = (line: Line): string => line.map(({ text }) => text).join('')

/** As the limit counts it: the text alone, a line for each paragraph and item. */
export const plainText = (body: MessageBody): string =>
  body.flatMap((of) => linesOf(of).map(lineText)).join('\n')

/** Empty lines at the end, empty runs, and two runs of one style are no difference. */
export function cleanBody(body: MessageBody): MessageBody {
  const blocks = body.flatMap((of): Block[] => {
    if (of.kind !== 'list') return [{ kind: of.kind, line: cleanLine(of.line) }]
    const items = of.items.map(cleanLine).filter((line) => lineText(line).trim() !== '')
    return items.length === 0 ? [] : [{ kind: 'list', items }]
  })
  const isEmpty = (of: Block) => linesOf(of).every((line) => lineText(line).trim() === '')
  const last = blocks.findLastIndex((of) => !isEmpty(of))
  return blocks.slice(0, last + 1)
}

/** Pieces of the same style are one. */
export function cleanLine(line: Line): Line {
  const runs: Inline[] = []
  for (const { text, bold = false, italic = false, link } of line) {
    const plain = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    if (plain === '') continue
    const run: Inline = {
      text: plain,
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(link !== undefined && { link: link.trim() }),
    }
    const before = runs.at(-1)
    if (before && isSameStyle(before, run))
      runs.splice(-1, 1, { ...run, text: before.text + plain })
    else runs.push(run)
  }
  return runs
}

const isSameStyle = (one: Inline, other: Inline): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link

export const cleanMessage = ({ subject, body }: Message): Message => ({
  subject: subject.trim(),
  body: cleanBody(body),
})

export function subjectProblems(
  subject: string,
  allowed: readonly VariableName[],
): PlacedProblem[] {
  const at = (problem: MessageProblem): PlacedProblem => ({ problem, block: null })
  if (subject.trim() === '') return [at({ kind: 'missing-subject' })]
  if (controls.test(subject)) return [at({ kind: 'control-character' })]
  if (lengthOf(subject) > mostSubject) return [at({ kind: 'subject-long', longest: mostSubject })]
  return splitText(subject, allowed).problems.map(at)
}

export function bodyProblems(body: MessageBody, allowed: readonly VariableName[]): PlacedProblem[] {
  const text = plainText(body)
  if (text.trim() === '') return [{ problem: { kind: 'missing-body' }, block: 1 }]
  if (lengthOf(text) > mostBody) {
    return [{ problem: { kind: 'body-long', longest: mostBody }, block: body.length }]
  }
  return body.flatMap((of, index) =>
    linesOf(of)
      .flatMap((line) => [
        ...linkProblems(line),
        // Run by run: half of a variable in bold is filled in nowhere.
        ...line.flatMap((run) => splitText(run.text, allowed).problems),
      ])
      .map((problem) => ({ problem, block: index + 1 })),
  )
}

const linkProblems = (line: Line): MessageProblem[] =>
  line.some(({ link }) => link !== undefined && !isMessageLink(link)) ? [{ kind: 'bad-link' }] : []
