import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { ApiFailure } from '@/api/failure'
import type { ResourceKey } from '@/api/keys'
import { ChangeKey, isDecided, isSameInput, refusalOf } from '@/api/write'
import type { Draft } from '@/state/drafts'
import { announce } from '@/ui/feedback/live-region'
import { showToast } from '@/ui/feedback/toast'
import type { FormFailure } from '@/ui/form/form-shell'
import {
  type FailureWords,
  formFailureOf,
  type Problem,
  problemIn,
  problemOf,
  type Reply,
  textOf,
} from './write-problem'

/** What a call is given beside its input. */
export interface WriteContext {
  /** For an `Idempotency-Key`: stays the same until the server has decided about this input. */
  readonly key: string
  /** Of the row that is edited, as it was read; empty without `edits`. */
  readonly version: string
}

/** The row that a form edits, so that two people who edit it at once do not overwrite each other. */
interface Edited<Input, Row extends { readonly version: string }> {
  readonly row: Row
  /** Reads the row as it is now, which the server sends with its 409. */
  readonly schema: v.GenericSchema<unknown, Row>
  /** What of the row the form holds. */
  readonly fields: (row: Row) => Input
}

interface WriteOptions<Input, Answer, Row extends { readonly version: string }> {
  call: (input: Input, context: WriteContext) => Promise<Answer>
  /** What the change makes stale, by the keys of `api/keys.ts`. Read again also after a 409. */
  invalidates?: readonly ResourceKey[]
  /** Stays pending until all that is on the page and stale was read again. Default false. */
  awaits?: boolean
  /** After the server did it: navigate, close. Awaited before the change counts as done. */
  done?: (answer: Answer, input: Input) => void | Promise<void>
  /** An answer that means no, as a pair of facts that does not belong together; null: it means yes. */
  refuses?: (answer: Answer, input: Input) => Reply | null
  /** What is announced then: a sentence in the reader's language. */
  says?: string | ((answer: Answer, input: Input) => string)
  /** Shows what `says` says, where the screen does not change by itself. */
  toast?: boolean
  /** Takes the change back; the toast then has a button for it. The same keys are stale after it. */
  undo?: (answer: Answer, input: Input) => Promise<unknown>
  /** Where the screen has words of its own for a failure. */
  words?: FailureWords
  /** Told of every failure that is shown here. */
  failed?: (failure: ApiFailure) => void
  /** What was typed: forgotten once it is saved, kept when the session ends instead. */
  draft?: Pick<Draft<Input>, 'keep' | 'forget'>
  /** What a 409 `changed` is compared with; `ConflictView` shows it. */
  edits?: Edited<Input, Row> | null
}

/** Both versions, and what they began as. */
export interface Conflict<Input> {
  readonly base: Input
  readonly mine: Input
  readonly theirs: Input
}

export interface Outcome {
  readonly ok: boolean
  /** For a form; undefined where nothing is to be shown in it. */
  readonly failure?: FormFailure | undefined
}

export interface Write<Input, Answer> {
  /**
   * Does it, once: a press while it is under way does nothing. Never throws what a server said.
   * `done` is told first of a success: a form that stays open is reset there.
   */
  run: (input: Input, done?: (answer: Answer) => void) => Promise<Outcome>
  /** For `<FormShell onSubmit={save.submit}>`, which shows what this answers. */
  submit: (input: Input) => Promise<FormFailure | undefined>
  readonly pending: boolean
  /** Opens the question before it: `ConfirmWrite`, which then runs it. */
  ask: (input: Input) => void
  /** What is being asked about; null: nothing. */
  readonly asked: { readonly input: Input } | null
  /** The last one was done; false again once another begins, or it is forgotten. */
  readonly isDone: boolean
  /** What is under way or was tried last: which row, which button. null: nothing. */
  readonly input: Input | null
  /** Why the last one was not done, to be shown where it was asked for; a form shows it by itself. */
  readonly problem: ReactElement | null
  /** The row was changed meanwhile: for `ConflictView`. */
  readonly conflict: Conflict<Input> | null
  /** Saves what was chosen of both versions, over the newer one. */
  settle: (merged: Input) => Promise<Outcome>
  /** Neither asked, done nor failed any more: a dialog closes. */
  forget: () => void
}

type State<Input> =
  | { readonly at: 'idle' }
  | { readonly at: 'pending' | 'done' | 'changed'; readonly input: Input }
  | { readonly at: 'failed'; readonly input: Input; readonly problem: Problem }

/** The rows behind a conflict; they stand until one version is saved or the question is put away. */
interface Clash<Input, Answer, Row> {
  readonly attempted: Attempted<Input, Answer>
  readonly base: Row
  readonly theirs: Row
}

interface Attempted<Input, Answer> {
  readonly input: Input
  readonly done?: ((answer: Answer) => void) | undefined
}

const idle = { at: 'idle' } as const
const notDone: Outcome = { ok: false }

/**
 * The one way to change something. What was typed is in nobody's cache: this is no mutation of the
 * query library, which would keep passwords for five minutes.
 */
export function useWrite<
  Input = void,
  Answer = unknown,
  Row extends { readonly version: string } = { readonly version: string },
>(options: WriteOptions<Input, Answer, Row>): Write<Input, Answer> {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const [state, setState] = useState<State<Input>>(idle)
  const [clash, setClash] = useState<Clash<Input, Answer, Row> | null>(null)
  const [asked, setAsked] = useState<{ readonly input: Input } | null>(null)
  const [changeKey] = useState(() => new ChangeKey())
  const isUnderWay = useRef(false)
  const edited = useEdited(options.edits?.row)

  const attempt = async (
    attempted: Attempted<Input, Answer>,
    row: Row | undefined,
  ): Promise<Outcome> => {
    const { input } = attempted
    if (isUnderWay.current) return notDone
    isUnderWay.current = true
    setState({ at: 'pending', input })
    try {
      const result = await ask(input, row)
      if (!result.ok) return refuse(result.failure, attempted, row)
      changeKey.settle()
      const no = options.refuses?.(result.answer, input) ?? null
      if (no !== null) return fail(input, problemIn(no, null))
      attempted.done?.(result.answer)
      await finish(result.answer, input)
      return { ok: true }
    } catch (error) {
      setState(idle)
      throw error
    } finally {
      isUnderWay.current = false
    }
  }

  const ask = async (input: Input, row: Row | undefined): Promise<Tried<Answer>> => {
    const send = (version: string) =>
      tried(options.call(input, { key: changeKey.for(input), version }))
    const first = await send(row?.version ?? '')
    if (first.ok || row === undefined || !options.edits) return first
    const newer = currentRow(first.failure, options.edits)
    if (newer === null) return first
    const { fields } = options.edits
    const theirs = fields(newer)
    // Nothing that this form shows has changed, or both changed it alike: there is nothing to choose.
    if (!isSameInput(theirs, fields(row)) && !isSameInput(theirs, input)) return first
    changeKey.settle()
    return send(newer.version)
  }

  const finish = async (answer: Answer, input: Input): Promise<void> => {
    edited.saved(readRow(answer, options.edits))
    setClash(null)
    options.draft?.forget(input)
    const refetched = invalidate(queryClient, options.invalidates)
    if (options.awaits === true) await refetched
    setAsked(null)
    await options.done?.(answer, input)
    setState({ at: 'done', input })
    tell(answer, input)
  }

  const tell = (answer: Answer, input: Input): void => {
    const { says, undo } = options
    if (says === undefined) return
    const text = typeof says === 'string' ? says : says(answer, input)
    if (undo !== undefined) showToast({ text, onUndo: () => void takeBack(undo(answer, input)) })
    else if (options.toast === true) showToast({ text })
    else announce(text)
  }

  const takeBack = async (undoing: Promise<unknown>): Promise<void> => {
    const result = await tried(undoing)
    void invalidate(queryClient, options.invalidates)
    if (result.ok) showToast({ text: formatMessage({ id: 'changes.toast.undone' }) })
    else {
      const { requestId } = result.failure
      const text = formatMessage({ id: 'changes.toast.notUndone' }, { reference: requestId })
      showToast({ tone: 'late', text })
    }
  }

  const refuse = (
    failure: ApiFailure,
    attempted: Attempted<Input, Answer>,
    row: Row | undefined,
  ): Outcome => {
    const { input } = attempted
    if (isDecided(failure)) changeKey.settle()
    // What the page shows is out of date.
    if (failure.is(409)) void invalidate(queryClient, options.invalidates)
    // The page goes to sign-in, and this form may be the last to know.
    if (failure.is(401)) options.draft?.keep(input)
    const theirs = currentRow(failure, options.edits)
    const problem = problemOf(failure, options.words, theirs !== null)
    if (problem?.kind === 'changed' && row !== undefined && theirs !== null) {
      setClash({ attempted, base: row, theirs })
      setState({ at: 'changed', input })
      return notDone
    }
    options.failed?.(failure)
    return fail(input, problem)
  }

  const fail = (input: Input, problem: Problem): Outcome => {
    setState({ at: 'failed', input, problem })
    return { ok: false, failure: formFailureOf(problem) }
  }

  const forget = () => {
    if (isUnderWay.current) return
    setState(idle)
    setClash(null)
    setAsked(null)
  }
  const run: Write<Input, Answer>['run'] = (input, done) => {
    if (!isUnderWay.current) setClash(null)
    return attempt({ input, done }, edited.row())
  }
  return {
    run,
    submit: async (input) => (await run(input)).failure,
    ask: (input) => {
      forget()
      setAsked({ input })
    },
    asked,
    pending: state.at === 'pending',
    isDone: state.at === 'done',
    input: state.at === 'idle' ? null : state.input,
    problem: state.at === 'failed' ? textOf(state.problem) : null,
    conflict: conflictIn(clash, options.edits),
    settle: (input) =>
      attempt({ input, done: clash?.attempted.done }, clash?.theirs ?? edited.row()),
    forget,
  }
}

type Tried<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: ApiFailure }

/** What the server said no to is an answer; a fault of this program is not. */
async function tried<Answer>(asked: Promise<Answer>): Promise<Tried<Answer>> {
  try {
    return { ok: true, answer: await asked }
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, failure: error }
    throw error
  }
}

function invalidate(
  queryClient: QueryClient,
  stale: readonly ResourceKey[] = [],
): Promise<unknown> {
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/**
 * The row as this form has read it. One that is read again meanwhile is not what was edited: sent
 * with its version, the form would overwrite what nobody here has seen.
 */
function useEdited<Row extends { readonly version: string }>(row: Row | undefined) {
  const read = useRef(row)
  const saved = useRef<string | null>(null)
  useEffect(() => {
    if (row?.version !== saved.current) read.current ??= row
  }, [row])
  return {
    row: () => read.current ?? row,
    /** From now on the saved row counts; where the call answers none, the next that is read. */
    saved: (next: Row | null) => {
      saved.current = read.current?.version ?? null
      read.current = next ?? undefined
    },
  }
}

/** The row as it is now, from a 409 `changed`. */
function currentRow<Input, Row extends { readonly version: string }>(
  failure: ApiFailure,
  edits: Edited<Input, Row> | null | undefined,
): Row | null {
  const refusal = refusalOf(failure)
  return refusal.kind === 'changed' ? readRow(refusal.current, edits) : null
}

function readRow<Input, Row extends { readonly version: string }>(
  answer: unknown,
  edits: Edited<Input, Row> | null | undefined,
): Row | null {
  if (!edits) return null
  const read = v.safeParse(edits.schema, answer)
  return read.success ? read.output : null
}

function conflictIn<Input, Answer, Row extends { readonly version: string }>(
  clash: Clash<Input, Answer, Row> | null,
  edits: Edited<Input, Row> | null | undefined,
): Conflict<Input> | null {
  if (clash === null || !edits) return null
  const { base, attempted, theirs } = clash
  return { base: edits.fields(base), mine: attempted.input, theirs: edits.fields(theirs) }
}
