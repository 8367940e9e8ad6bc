import type { ReactElement } from 'react'
import type { ApiFailure } from '@/api/failure'
import type { ResourceKey } from '@/api/keys'
import type { Draft } from '@/state/drafts'
import type { FormFailure } from '@/ui/form/form-shell'
import type { Edited } from './edited-row'
import type { FailureWords, Reply } from './write-problem'

/** What a call is given beside its input. */
export interface WriteContext {
  /** For an `Idempotency-Key`: stays the same until the server has decided about this input. */
  readonly key: string
  /** Of the row that is edited, as it was read; empty without `edits`. */
  readonly version: string
}

export interface WriteOptions<Input, Answer, Row extends { readonly version: string }> {
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
