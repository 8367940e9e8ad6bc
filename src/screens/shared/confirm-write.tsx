import type { ReactNode } from 'react'
import { Confirm } from '@/ui/overlay/confirm'
import type { Write } from './use-write'

interface ConfirmWriteProps<Input> {
  /** Opened by `write.ask(input)`; closed when it is done. */
  write: Write<Input, unknown>
  /** The question, with the name of what it is about. */
  title: (input: Input) => ReactNode
  /** What will happen, and to whom. */
  children: (input: Input) => ReactNode
  /** What the button does. */
  verb: ReactNode
  /** Without it: Cancel. */
  cancel?: ReactNode
  /** What has to be typed before, for what cannot be undone. */
  typed?: (input: Input) => string
}

/** Asks before a change, shows that it is under way, and says why it was not made. */
export function ConfirmWrite<Input>(props: ConfirmWriteProps<Input>) {
  const { write, title, children, verb, cancel, typed } = props
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
    >
      {children(input)}
    </Confirm>
  )
}
