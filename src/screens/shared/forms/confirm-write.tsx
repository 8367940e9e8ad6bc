import type { ReactNode } from 'react'
import { Confirm } from '@/ui/overlay/confirm'
import type { Write } from './use-write'

interface ConfirmWriteProps<Input> {
  /** Opened by `write.ask(input)`; closes after success. */
  write: Write<Input, unknown>
  /** The question, with the name of its subject. */
  title: (input: Input) => ReactNode
  /** What will happen, and to whom. */
  children: (input: Input) => ReactNode
  /** The button's action. */
  verb: ReactNode
  /** Default: Cancel. */
  cancel?: ReactNode
  /** A text to type first, for changes that cannot be undone. */
  typed?: (input: Input) => string
  /** `danger`: something is taken away. Default: where something is typed. */
  tone?: 'danger' | 'plain'
}

/** Asks before a change, shows its progress, and says why it failed. */
export function ConfirmWrite<Input>(props: ConfirmWriteProps<Input>) {
  const { write, title, children, verb, cancel, typed, tone } = props
  const { asked } = write
  if (asked === null) return null
  const { input } = asked
  return (
    <Confirm
      open
      onClose={write.forget}
      title={title(input)}
      verb={verb}
      {...(cancel !== undefined && { cancel })}
      onConfirm={() => void write.run(input)}
      pending={write.pending}
      problem={write.problem}
      {...(typed !== undefined && { typed: typed(input) })}
      {...(tone !== undefined && { tone })}
    >
      {children(input)}
    </Confirm>
  )
}
