import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ApiFailure } from '@/api/failure'
import type { ResourceKey } from '@/api/keys'
import { ChangeKey, isDecided, isSameInput, type Tried, tried } from '@/api/write'
import { announce } from '@/ui/feedback/live-region'
import { showToast } from '@/ui/feedback/toast'
import type { Conflict, Outcome, Write, WriteOptions } from './write'
import { currentRow, type Edited, readRow, useEdited } from './edited-row'
import { formFailureOf, type Problem, problemIn, problemOf, textOf } from './write-problem'

export type { Conflict, Outcome, Write, WriteContext } from './write'

type State<Input> =
  | { readonly at: 'idle' }
  | { readonly at: 'pending' | 'done' | 'changed'; readonly input: Input }
  | { readonly at: 'failed'; readonly input: Input; readonly problem: Problem }

/** The rows of a conflict; kept until a version is saved or the dialog is closed. */
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
 * The one way to change something. Typed values stay out of every cache: this is not a mutation of
 * the query library, which would keep passwords for five minutes.
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
    // No field of this form has changed, or both sides changed it equally: there is no choice.
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
    if (result.ok) showToast({ text: formatMessage({ id: 'ui.toast.undone' }) })
    else {
      const { requestId } = result.failure
      const text = formatMessage({ id: 'ui.toast.notUndone' }, { reference: requestId })
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
    // The page's data are out of date.
    if (failure.is(409)) void invalidate(queryClient, options.invalidates)
    // The page goes to sign-in, and this form must not show another message.
    if (failure.is(401)) options.draft?.keep(input)
    const theirs = currentRow(failure, options.edits)
    const problem = problemOf(failure, options.words, theirs !== null)
    if (problem?.kind === 'changed' && row !== undefined && theirs !== null) {
      setClash({ attempted, base: row, theirs })
      setState({ at: 'changed', input })
      return notDone
    }
    if (problem !== null) options.failed?.(failure)
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

function invalidate(
  queryClient: QueryClient,
  stale: readonly ResourceKey[] = [],
): Promise<unknown> {
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

function conflictIn<Input, Answer, Row extends { readonly version: string }>(
  clash: Clash<Input, Answer, Row> | null,
  edits: Edited<Input, Row> | null | undefined,
): Conflict<Input> | null {
  if (clash === null || !edits) return null
  const { base, attempted, theirs } = clash
  return { base: edits.fields(base), mine: attempted.input, theirs: edits.fields(theirs) }
}
