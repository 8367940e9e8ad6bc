import type { ReactElement } from 'react'
import type { GetKey, WriteContext } from '@/api/keyed-call'
import type { ApiFailure } from '@/api/failure'
import type { ResourceKey } from '@/api/keys'
import type { Draft } from '@/state/office/drafts'
import type { FormFailure } from '@/ui/form/shell/form-shell'
import type { Edited } from './edited-row'
import type { Learnt } from './open-outcome'
import type { FailureWords, Reply } from './write-problem'

/** What a call is made with; one that replaces a whole row takes the rest of it from here. */
interface CallContext<Row> extends WriteContext {
  /** The row that is written over: the newer one after a 409 `changed`. undefined without `edits`. */
  readonly row: Row | undefined
}

export interface WriteOptions<Input, Answer, Row extends { readonly version: string }> {
  call: (input: Input, context: CallContext<Row>) => Promise<Answer>
  /**
   * Names what is changed, for a call that takes a key: after a lost answer nothing is sent under the
   * same name, also after a reload, until it is known what became of it (decision 40).
   */
  about?: string | ((input: Input) => string)
  /** It asks for something and changes nothing: a lost answer leaves no doubt. Default false. */
  reads?: boolean
  /**
   * The keys of `api/keys.ts` that the change makes stale. Refetched as well after a 409 and where it
   * is not known whether the change was made.
   */
  invalidates?: readonly ResourceKey[]
  /** Stays pending until the page's stale queries are refetched. Default false. */
  awaits?: boolean
  /** After success: navigate, close. Awaited before the change counts as done. */
  done?: (answer: Answer, input: Input) => void | Promise<void>
  /** A successful answer that is a refusal, such as a pair that does not match; null: a success. */
  refuses?: (answer: Answer, input: Input) => Reply | null
  /** The announcement of the success: a sentence in the reader's language. */
  successMessage?: string | ((answer: Answer, input: Input) => string)
  /** Shows the announcement as a toast, where the screen does not change by itself. */
  toast?: boolean
  /** Undoes the change; the toast then has a button for it. Invalidates the same keys. */
  undo?: (answer: Answer, input: Input, key: GetKey) => Promise<unknown>
  /** The screen's own messages for failures. */
  words?: FailureWords
  /** Called with every failure that shows here. */
  failed?: (failure: ApiFailure) => void
  /** The draft: removed once it is saved, kept when the session ends instead. */
  draft?: Pick<Draft<Input>, 'keep' | 'forget'>
  /** The row to compare with after a 409 `changed`; `ConflictView` shows it. */
  edits?: Edited<Input, Row> | null
}

/** Both versions, and the row before both changes. */
export interface Conflict<Input> {
  readonly base: Input
  readonly mine: Input
  readonly theirs: Input
}

export interface Outcome {
  readonly ok: boolean
  /** For a form; undefined if it shows no message. */
  readonly failure?: FormFailure | undefined
}

export interface Write<Input, Answer> {
  /**
   * Makes the change once: a press while it is running does nothing. Never throws a server's
   * refusal. `done` is called first after success: a form that stays open is reset there.
   */
  run: (input: Input, done?: (answer: Answer) => void) => Promise<Outcome>
  /** For `<FormShell onSubmit={save.submit}>`, which shows the result. */
  submit: (input: Input) => Promise<FormFailure | undefined>
  readonly pending: boolean
  /** Opens the confirmation: `ConfirmWrite`, which then runs it. */
  ask: (input: Input) => void
  /** The input to confirm; null: none. */
  readonly asked: { readonly input: Input } | null
  /** The last change succeeded; false again once another begins, or after a reset. */
  readonly isDone: boolean
  /** The input of the running or last change: which row, which button. null: none. */
  readonly input: Input | null
  /** Why the last change failed, to show beside its button; a form shows it by itself. */
  readonly problem: ReactElement | null
  /** The row was changed meanwhile: for `ConflictView`. */
  readonly conflict: Conflict<Input> | null
  /** Saves the chosen values of both versions over the newer one. */
  resolveConflict: (merged: Input) => Promise<Outcome>
  /** What became of a try before this screen was opened; null: there is none that is not known. */
  lookBack: () => Promise<Learnt | null>
  /** Resets the state: a dialog closes. */
  forget: () => void
}
