import type { ReactElement, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ApiFailure, sentencesIn, waitSeconds } from '@/api/failure'
import { isServerError, isUnanswered, refusalOf } from '@/api/write'
import type { FailureStatus } from '@/contract/endpoint'
import { useFormats } from '@/i18n/format'
import { formatWait } from '@/i18n/wait'
import type { MessageId } from '@/i18n/message-ids'
import { messageText } from '@/i18n/message-text'
import { Banner } from '@/ui/feedback/banner'
import type { FormFailure } from '@/ui/form/shell/form-shell'
import { FailureText } from '@/screens/shared/failure/failure-text'
import { NotAllowedText } from '@/screens/shared/failure/not-allowed'
import { NotOfferedText } from '@/screens/shared/failure/not-offered'
import { ownValue } from '@/rules/own-value'

type Values = Readonly<Record<string, ReactNode>>

/** A screen's own message for a failure. */
interface OwnWords {
  readonly message: MessageId
  /** Besides `{reference}`, `{wait}` and `{said}`, which every message may use. */
  readonly values?: Values
}

interface FieldErrors {
  /** Message ids or plain text, by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** The server's own text. */
interface PlainWords {
  readonly text: string
}

export type Reply = MessageId | OwnWords | FieldErrors | PlainWords

/**
 * A message, or a function that acts and returns one: null shows no message, undefined the default.
 */
type Reaction = Reply | ((failure: ApiFailure) => Reply | null | undefined)

/**
 * A screen's own messages. The server's code takes precedence over the status, and both over the
 * general ones; the last four only replace the general messages.
 */
export type FailureWords = { readonly [Status in FailureStatus]?: Reaction } & {
  /** By the `code` of the answer: `{ email_unconfirmed: 'account-view.add.unconfirmed' }`. */
  readonly codes?: Readonly<Record<string, Reaction>>
  /** There was no answer. */
  readonly network?: Reaction
  /** There was no answer, and it may have been done all the same: an e-mail may have been sent. */
  readonly lost?: Reaction
  /** The server's message is a sentence for the screen (`Endpoint.sentence`). */
  readonly said?: Reaction
  /** All other failures, but not a 429: it always says how long to wait. */
  readonly other?: Reaction
}

/** The message for a failed change; null: none, because the page acts otherwise. */
export type Problem =
  | null
  | { readonly kind: 'changed'; readonly current: unknown }
  | { readonly kind: 'fields'; readonly errors: FieldErrors['errors'] }
  | { readonly kind: 'text'; readonly text: ReactElement }

interface ChangeFacts {
  /** The form can compare both versions of the row. */
  readonly canMerge?: boolean
  /** It is not known whether the change was made. */
  readonly mayBeMade?: boolean
}

/** The table: the message for every failure. */
export function problemOf(
  failure: ApiFailure,
  words: FailureWords = {},
  { canMerge = false, mayBeMade = false }: ChangeFacts = {},
): Problem {
  if (failure.kind === 'not-offered') return { kind: 'text', text: <NotOfferedText /> }
  const refusal = refusalOf(failure)
  if (refusal.kind === 'leads-away') return null
  const byStatus: Readonly<Record<number, Reaction | undefined>> = words
  const own = ownValue(words.codes, failure.body.code ?? '') ?? byStatus[failure.status]
  const reply = own === undefined ? undefined : react(own, failure)
  if (reply !== undefined) return reply
  if (refusal.kind === 'not-allowed') return { kind: 'text', text: <NotAllowedText /> }
  if (refusal.kind === 'fields') return refusal
  if (refusal.kind === 'changed' && canMerge) return refusal
  const instead =
    (mayBeMade && isUnanswered(failure) ? words.lost : undefined) ??
    (failure.kind === 'network' ? words.network : undefined) ??
    (sentencesIn(failure).length > 0 ? words.said : undefined) ??
    // "Could not be saved" would blame the server: too many tries say how long to wait. Nor is it
    // true of a change that may have been made.
    (failure.is(429) || (mayBeMade && !isServerError(failure)) ? undefined : words.other)
  const general: Problem = {
    kind: 'text',
    text: <GeneralWords failure={failure} mayBeMade={mayBeMade} />,
  }
  const said = instead === undefined ? undefined : react(instead, failure)
  return said === undefined ? general : said
}

function react(reaction: Reaction, failure: ApiFailure): Problem | undefined {
  const reply = typeof reaction === 'function' ? reaction(failure) : reaction
  return reply === null || reply === undefined ? reply : problemIn(reply, failure)
}

/** `failure`: null if the server's answer itself is a refusal. */
export function problemIn(reply: Reply, failure: ApiFailure | null): Problem {
  if (typeof reply === 'object' && 'errors' in reply) return { kind: 'fields', ...reply }
  if (typeof reply === 'object' && 'text' in reply) {
    return { kind: 'text', text: <>{reply.text}</> }
  }
  const own = typeof reply === 'string' ? { message: reply } : reply
  return { kind: 'text', text: <ScreensWords failure={failure} {...own} /> }
}

function ScreensWords({ failure, message, values }: OwnWords & { failure: ApiFailure | null }) {
  const { locale } = useFormats()
  const known =
    failure === null
      ? {}
      : {
          reference: failure.requestId,
          wait: formatWait(locale, waitSeconds(failure) ?? 0),
          said: sentencesIn(failure).join(' '),
        }
  return <FormattedMessage id={message} values={{ ...known, ...values }} />
}

interface GeneralWordsProps {
  failure: ApiFailure
  mayBeMade: boolean
}

function GeneralWords({ failure, mayBeMade }: GeneralWordsProps) {
  return (
    <>
      {mayBeMade && isUnanswered(failure) && sentencesIn(failure).length === 0 ? (
        <>
          <FormattedMessage id="failures.failure.timeout" />{' '}
          <FormattedMessage id="failures.failure.made" />
        </>
      ) : (
        <FailureText error={failure} />
      )}{' '}
      <FormattedMessage id="ui.errorState.reference" values={{ id: failure.requestId }} />
    </>
  )
}

/** Field errors where there is no form to show them. */
function FieldErrorsText({ errors }: FieldErrors) {
  const intl = useIntl()
  return (
    <>
      {Object.values(errors)
        .flat()
        .map((text) => messageText(intl, text))
        .join(' ')}
    </>
  )
}

/** For a form: its fields and the summary. */
export function formFailureOf(problem: Problem): FormFailure | undefined {
  if (problem?.kind === 'fields') return { errors: problem.errors }
  return problem?.kind === 'text' ? { message: problem.text } : undefined
}

/** Otherwise: one sentence. */
export function textOf(problem: Problem): ReactElement | null {
  if (problem?.kind === 'fields') return <FieldErrorsText errors={problem.errors} />
  return problem?.kind === 'text' ? problem.text : null
}

/** The error beside the pressed button. `problem` is a write's; null shows nothing. */
export function WriteProblem({ problem }: { problem: ReactNode }) {
  if (problem === null || problem === undefined) return null
  return (
    <Banner tone="late" role="alert">
      {problem}
    </Banner>
  )
}
