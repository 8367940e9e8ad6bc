import type {
  Inline,
  Message,
  MessageBody,
  VariableName,
} from '@/contract/notifications/notification-message'
import { linesOf } from './message'
import { linkVariables, splitText } from './variables'

/** A notification with its variables filled in: runs of text, for React elements and plain text. */

/** A link that is '' is left out: it would lead nowhere. */
export type VariableValues = Readonly<Record<VariableName, string>>

export interface Run {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  /** Where it leads; null: it is no link. */
  readonly link: string | null
}

export interface RenderedBlock {
  readonly kind: MessageBody[number]['kind']
  readonly lines: readonly (readonly Run[])[]
}

export interface RenderedMessage {
  readonly subject: string
  readonly body: readonly RenderedBlock[]
}

export function renderMessage({ subject, body }: Message, values: VariableValues): RenderedMessage {
  return {
    subject: splitText(subject)
      .pieces.map((piece) => (piece.kind === 'text' ? piece.text : values[piece.name]))
      .join(''),
    body: body.map((of) => ({
      kind: of.kind,
      lines: linesOf(of).map((line) => line.flatMap((run) => runsOf(run, values))),
    })),
  }
}

function runsOf({ text, bold, italic, link }: Inline, values: VariableValues): Run[] {
  const style = { bold: bold === true, italic: italic === true }
  return splitText(text).pieces.flatMap((piece): Run | [] => {
    if (piece.kind === 'text') return { ...style, text: piece.text, link: link ?? null }
    const value = values[piece.name]
    const isLink = linkVariables.includes(piece.name)
    if (isLink && value === '') return []
    const leads = isLink ? value : (link ?? null)
    return { ...style, text: value, link: leads }
  })
}

/** As a mail program without styles shows it; a link has its address behind it. */
export function textOf(body: readonly RenderedBlock[]): string {
  return body
    .map(({ kind, lines }) => {
      const texts = lines.map((runs) => runs.map(runText).join(''))
      return kind === 'list' ? texts.map((text) => `- ${text}`).join('\n') : texts.join('\n')
    })
    .join('\n\n')
}

function runText({ text, link }: Run): string {
  if (link === null || link === text) return text
  return `${text} (${link.replace(/^mailto:/u, '')})`
}
