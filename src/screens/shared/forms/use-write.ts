import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ChangeOutcome } from '@/api/change-outcome'
import type { GetKey } from '@/api/keyed-call'
import type { ApiFailure } from '@/api/failure'
import type { ResourceKey } from '@/api/keys'
import { isDecided, type Tried, tried } from '@/api/write'
import { type OpenChange, openChangeOf } from '@/state/office/open-changes'
import { announce } from '@/ui/feedback/live-region'
import { showToast } from '@/ui/feedback/toast'
import type { Conflict, Outcome, Write, WriteOptions } from './write'
import { currentRow, type Edited, isOwnChange, readRow, useEdited, withOwnAs } from './edited-row'
import { problemOfLost, useWhen } from './open-outcome'
import { nameOf, SentChanges, triedOnce } from './sent-changes'
import { formFailureOf, type Problem, problemIn, problemOf, textOf } from './write-problem'

export type { Conflict, Outcome, Write } from './write'

type State<Input> =
  | { readonly at: 'idle' }
  | { readonly at: 'pending' | 'done' | 'changed'; readonly input: Input }
  | { readonly at: 'failed'; readonly input: Input; readonly problem: Problem }

/** The rows of a conflict; kept until a version is saved or the dialog is closed. */
interface Clash<Input, Answer, Row> {
  readonly attempted: Attempted<Input, Answer>
  readonly base: Row
  readonly theirs: Row
  readonly unanswered: readonly Input[]
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
  const [sent] = useState(() => new SentChanges<Input>())
  const when = useWhen()
  const isUnderWay = useRef(false)
  /** Inputs whose answers were lost: what is saved of them by now is no one else's change. */
  const unanswered = useRef<readonly Input[]>([])
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
      const about = nameOf(options.about, input)
      const open = openChangeOf(about)
      if (open !== null) return await learn(about, open, attempted)
      const key = sent.begin(about, input)
      const result = await ask(input, row, key.take)
      const isLost = !result.ok && !isDecided(result.failure)
      if (isLost) unanswered.current = [...unanswered.current, input]
      const lost = isLost ? key.taken() : null
      if (lost !== null) {
        announce(formatMessage({ id: 'changes.lost.asking' }))
        return await learn(about, lost, attempted)
      }
      sent.settle(about, key.taken())
      if (!result.ok) return refuse(result.failure, attempted, row)
      return await succeed(result.answer, attempted)
    } catch (error) {
      setState(idle)
      throw error
    } finally {
      isUnderWay.current = false
    }
  }

  /** After a lost answer: what became of it is said before anything else is sent. */
  const learn = async (
    about: string,
    open: OpenChange,
    attempted: Attempted<Input, Answer>,
  ): Promise<Outcome> => {
    const isOwn = sent.isOwn(open.key)
    const learnt = await learnOnce(about, open.key, attempted)
    if (learnt === null) return { ok: true }
    const again = () => alone(() => learnOnce(about, open.key, attempted))
    const lost = { outcome: learnt, tried: isOwn ? null : open.at, again }
    return fail(attempted.input, problemOfLost(lost))
  }

  /** null: it was made with this input, and the screen has gone on as after any answer. */
  const learnOnce = async (
    about: string,
    key: string,
    attempted: Attempted<Input, Answer> | null,
  ): Promise<ChangeOutcome | null> => {
    const isThis = attempted !== null && sent.keyOf(attempted.input) === key
    const outcome = await sent.learn(about, key)
    if (outcome.kind !== 'made') return outcome
    if (isThis) {
      // The same key gets the first answer again.
      const row = edited.row()
      const context = { key: () => key, version: row?.version ?? '', row }
      const first = await tried(options.call(attempted.input, context))
      if (first.ok) {
        await succeed(first.answer, attempted, outcome.at)
        return null
      }
    }
    void invalidate(queryClient, options.invalidates)
    return outcome
  }

  const alone = async (
    work: () => Promise<ChangeOutcome | null>,
  ): Promise<ChangeOutcome | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    try {
      return await work()
    } finally {
      isUnderWay.current = false
    }
  }

  const succeed = async (
    answer: Answer,
    { input, done }: Attempted<Input, Answer>,
    madeAt: string | null = null,
  ): Promise<Outcome> => {
    const no = options.refuses?.(answer, input) ?? null
    if (no !== null) return fail(input, problemIn(no, null))
    done?.(answer)
    await finish(answer, input, madeAt)
    return { ok: true }
  }

  const ask = async (input: Input, row: Row | undefined, key: GetKey): Promise<Tried<Answer>> => {
    const send = (over: Row | undefined) =>
      tried(options.call(input, { key, version: over?.version ?? '', row: over }))
    const first = await send(row)
    if (first.ok || row === undefined || !options.edits) return first
    const newer = currentRow(first.failure, options.edits)
    if (newer === null) return first
    const { toForm } = options.edits
    // Where no one else has changed a field of this form, or both sides equally, there is no choice.
    const own = [toForm(row), input, ...unanswered.current]
    return isOwnChange(toForm(newer), own) ? send(newer) : first
  }

  const finish = async (answer: Answer, input: Input, madeAt: string | null): Promise<void> => {
    edited.saved(readRow(answer, options.edits))
    unanswered.current = []
    setClash(null)
    options.draft?.forget(input)
    const refetched = invalidate(queryClient, options.invalidates)
    if (options.awaits === true) await refetched
    setAsked(null)
    await options.done?.(answer, input)
    setState({ at: 'done', input })
    announceSuccess(answer, input, madeAt)
  }

  const announceSuccess = (answer: Answer, input: Input, madeAt: string | null): void => {
    const { successMessage, undo } = options
    const usual =
      typeof successMessage === 'function' ? successMessage(answer, input) : successMessage
    const late =
      madeAt === null ? undefined : formatMessage({ id: 'changes.lost.made' }, { at: when(madeAt) })
    const text = [usual, late].filter((part) => part !== undefined).join(' ')
    if (text === '') return
    if (undo !== undefined) {
      showToast({ text, onUndo: () => void runUndo((key) => undo(answer, input, key)) })
    } else if (options.toast === true || madeAt !== null) showToast({ text })
    else announce(text)
  }

  const runUndo = async (undo: (key: GetKey) => Promise<unknown>): Promise<void> => {
    const result = await triedOnce(undo)
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
    const mayBeMade = options.reads !== true && !isDecided(failure)
    // The page's data are out of date, or may be.
    if (failure.is(409) || mayBeMade) void invalidate(queryClient, options.invalidates)
    // The page goes to sign-in, and this form must not show another message.
    if (failure.is(401)) options.draft?.keep(input)
    const theirs = currentRow(failure, options.edits)
    const canMerge = theirs !== null
    const problem = problemOf(failure, options.words, { canMerge, mayBeMade })
    if (problem?.kind === 'changed' && row !== undefined && theirs !== null) {
      setClash({ attempted, base: row, theirs, unanswered: unanswered.current })
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
    lookBack: async () => {
      const { about } = options
      const open = typeof about === 'string' ? openChangeOf(about) : null
      if (typeof about !== 'string' || open === null) return null
      const look = () => learnOnce(about, open.key, null)
      const outcome = await look()
      return outcome && { outcome, tried: open.at, again: () => alone(look) }
    },
    resolveConflict: (input) =>
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
  const { base, attempted, theirs, unanswered } = clash
  const mine = attempted.input
  return {
    base: edits.toForm(base),
    mine,
    theirs: withOwnAs(mine, edits.toForm(theirs), unanswered),
  }
}
