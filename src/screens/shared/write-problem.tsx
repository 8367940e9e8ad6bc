import type { ReactElement, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ApiFailure, sentencesIn, waitSeconds } from '@/api/failure'
import { refusalOf } from '@/api/write'
import type { FailureStatus } from '@/contract/endpoint'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { messageText } from '@/i18n/message-text'
import { Banner } from '@/ui/feedback/banner'
import type { FormFailure } from '@/ui/form/form-shell'
import { FailureText } from './failure-text'
import { NotAllowedText } from './not-allowed'

type Values = Readonly<Record<string, string | number>>

/** What a screen says of a failure in its own words. */
interface OwnWords {
  readonly message: MessageId
  /** Beside `{reference}`, `{wait}` and `{said}`, which every message may use. */
  readonly values?: Values
}

interface FieldErrors {
  /** Message ids or plain text, by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** Text in the server's own words. */
interface PlainWords {
  readonly text: string
}

export type Reply = MessageId | OwnWords | FieldErrors | PlainWords

/**
 * What to say, or a function that does something and answers what to say: null says nothing,
 * undefined says what is said without it.
 */
type Reaction = Reply | ((failure: ApiFailure) => Reply | null | undefined)

/**
 * Where a screen has words of its own. The server's code counts before the status, and both before
 * what is said in general; the last three only replace the general words.
 */
export type FailureWords = { readonly [Status in FailureStatus]?: Reaction } & {
  /** By the `code` of the answer: `{ email_unconfirmed: 'account-view.add.unconfirmed' }`. */
  readonly codes?: Readonly<Record<string, Reaction>>
  /** No answer came. */
  readonly network?: Reaction
  /** The server said a sentence that is for the screen (`Endpoint.sentence`). */
  readonly said?: Reaction
  /** All else. */
  readonly other?: Reaction
}

/** What is shown of a failed change; null: nothing, because something else happens. */
export type Problem =
  | null
  | { readonly kind: 'changed'; readonly current: unknown }
  | { readonly kind: 'fields'; readonly errors: FieldErrors['errors'] }
  | { readonly kind: 'text'; readonly text: ReactElement }

/** The table: every failure and what is shown of it. */
export function problemOf(
  failure: ApiFailure,
  words: FailureWords = {},
  canMerge = false,
): Problem {
  const refusal = refusalOf(failure)
  if (refusal.kind === 'leads-away') return null
  const byStatus: Readonly<Record<number, Reaction | undefined>> = words
  const own = words.codes?.[failure.body.code ?? ''] ?? byStatus[failure.status]
  const reply = own === undefined ? undefined : react(own, failure)
  if (reply !== undefined) return reply
  if (refusal.kind === 'not-allowed') return { kind: 'text', text: <NotAllowedText /> }
  if (refusal.kind === 'fields') return refusal
  if (refusal.kind === 'changed' && canMerge) return refusal
  const instead =
    (failure.kind === 'network' ? words.network : undefined) ??
    (sentencesIn(failure).length > 0 ? words.said : undefined) ??
    words.other
  const general: Problem = { kind: 'text', text: <GeneralWords failure={failure} /> }
  const said = instead === undefined ? undefined : react(instead, failure)
  return said === undefined ? general : said
}

function react(reaction: Reaction, failure: ApiFailure): Problem | undefined {
  const reply = typeof reaction === 'function' ? reaction(failure) : reaction
  return reply === null || reply === undefined ? reply : problemIn(reply, failure)
}

/** `failure`: null where the server answered, and the answer means no. */
export function problemIn(reply: Reply, failure: ApiFailure | null): Problem {
  if (typeof reply === 'object' && 'errors' in reply) return { kind: 'fields', ...reply }
  if (typeof reply === 'object' && 'text' in reply) {
    return { kind: 'text', text: <>{reply.text}</> }
  }
  const own = typeof reply === 'string' ? { message: reply } : reply
  return { kind: 'text', text: <ScreensWords failure={failure} {...own} /> }
}

function ScreensWords({ failure, message, values }: OwnWords & { failure: ApiFailure | null }) {
  const { wait } = useFormats()
  const known =
    failure === null
      ? {}
      : {
          reference: failure.requestId,
          wait: wait(waitSeconds(failure) ?? 0),
          said: sentencesIn(failure).join(' '),
        }
  return <FormattedMessage id={message} values={{ ...known, ...values }} />
}

function GeneralWords({ failure }: { failure: ApiFailure }) {
  return (
    <>
      <FailureText error={failure} />{' '}
      <FormattedMessage id="ui.errorState.reference" values={{ id: failure.requestId }} />
    </>
  )
}

/** Errors of fields where there is no form to show them at their field. */
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

/** For a form: to the fields and the summary. */
export function formFailureOf(problem: Problem): FormFailure | undefined {
  if (problem?.kind === 'fields') return { errors: problem.errors }
  return problem?.kind === 'text' ? { message: problem.text } : undefined
}

/** For all else: a sentence, wherever it is put. */
export function textOf(problem: Problem): ReactElement | null {
  if (problem?.kind === 'fields') return <FieldErrorsText errors={problem.errors} />
  return problem?.kind === 'text' ? problem.text : null
}

/** What went wrong, beside the button that was pressed. `problem` is a write's; null shows nothing. */
export function WriteProblem({ problem }: { problem: ReactNode }) {
  if (problem === null || problem === undefined) return null
  return (
    <Banner tone="late" role="alert">
      {problem}
    </Banner>
  )
}
