import * as v from 'valibot'
import {
  type Line,
  type message,
  mostBody,
  mostSubject,
} from '@/contract/notifications/notification-message'
import { cardNumberRefused } from '@/contract/wire'
import type { MessageProblem } from './message'

const formLine: v.GenericSchema<Line> = v.array(
  v.object({
    text: v.string(),
    bold: v.optional(v.boolean()),
    italic: v.optional(v.boolean()),
    link: v.optional(v.string()),
  }),
)
/** A message without its limits: a form says those in its own words. */
export const formMessage = v.object({
  subject: v.string(),
  body: v.array(
    v.union([
      v.object({ kind: v.literal('paragraph'), line: formLine }),
      v.object({ kind: v.literal('heading'), line: formLine }),
      v.object({ kind: v.literal('list'), items: v.array(formLine) }),
    ]),
  ),
})

/** What the contract says of a field that is written in, as a form says it. */
export function contractProblem(
  issue: v.InferIssue<typeof message>,
): MessageProblem | 'card-number' {
  if (issue.message === cardNumberRefused) return 'card-number'
  if (issue.path?.[0].key === 'subject') return { kind: 'subject-long', longest: mostSubject }
  return issue.path?.at(-1)?.key === 'link'
    ? { kind: 'bad-link' }
    : { kind: 'body-long', longest: mostBody }
}
