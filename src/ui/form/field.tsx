import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CheckIcon, ErrorIcon } from '@/ui/display/icons'
import './field.css'

/** The frame of every field around its control. */
export interface FieldProps {
  label: ReactNode
  /** Visually hidden; for a field whose look is self-explanatory (a search box). */
  hideLabel?: boolean | undefined
  /** One line under the label: what to enter, where to find it. */
  help?: ReactNode
  /** Under the control. Anything but null and undefined marks the field invalid. */
  error?: ReactNode
  /** Under the control, when the value is valid. An error hides it. */
  confirmation?: ReactNode
  /** Marks it in words beside the label (product.md 2.0, "Forms"). */
  need?: 'required' | 'optional' | undefined
  /** Disables the control and shows below why it cannot be changed now. */
  disabledReason?: ReactNode
  /** Never there; see `FieldBinding`. */
  holds?: 'text'
}

/** Connects the control to its label, help and error. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  disabled?: true
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  /** The id of the control's own description, beside help and error. */
  describedBy?: string | undefined
  children: (control: ControlProps) => ReactNode
}

interface Notes extends Pick<
  FieldProps,
  'help' | 'error' | 'confirmation' | 'need' | 'disabledReason'
> {
  /** The control's id; the notes' ids follow from it. */
  id: string
  describedBy?: string | undefined
}

/** The control's states, and the line under it: the reason, the error, or the confirmation. */
export function notesOf({
  id,
  help,
  error,
  confirmation,
  need,
  disabledReason,
  describedBy,
}: Notes): { control: ControlProps; note: ReactNode } {
  const noteId = `${id}-note`
  const isDisabled = isThere(disabledReason)
  // A disabled control cannot be corrected, so it shows no error.
  const hasError = isThere(error) && !isDisabled
  const hasNote = isDisabled || hasError || isThere(confirmation)
  const described = [hasNote && noteId, isThere(help) && `${id}-help`, describedBy]
    .filter(Boolean)
    .join(' ')
  const [tone, icon, words] = isDisabled
    ? (['muted', null, disabledReason] as const)
    : hasError
      ? (['error', <ErrorIcon key="icon" />, error] as const)
      : (['good', <CheckIcon key="icon" />, confirmation] as const)
  return {
    control: {
      id,
      ...(described !== '' && { 'aria-describedby': described }),
      ...(hasError && { 'aria-invalid': true }),
      ...(need === 'required' && { 'aria-required': true }),
      ...(isDisabled && { disabled: true }),
    },
    note: hasNote && (
      <p id={noteId} className="field-note" data-tone={tone}>
        {icon}
        <span>{words}</span>
      </p>
    ),
  }
}

/** Label, help, control, error: the frame of every field. */
export function FieldFrame({ id, label, hideLabel, children, ...about }: FieldFrameProps) {
  const made = useId()
  const controlId = id ?? made
  const { control, note } = notesOf({ ...about, id: controlId })
  return (
    <div className="field">
      <label
        id={`${controlId}-label`}
        htmlFor={controlId}
        className={hideLabel ? 'field-label sr-only' : 'field-label'}
      >
        {label}
        {about.need !== undefined && ' '}
        <Need need={about.need} />
      </label>
      {isThere(about.help) && (
        <p id={`${controlId}-help`} className="field-help">
          {about.help}
        </p>
      )}
      {children(control)}
      {note}
    </div>
  )
}

/** `false` comes from `isWrong && words`. */
const isThere = (words: ReactNode): boolean =>
  words !== undefined && words !== null && words !== false

/** Splits the props of the frame from those of the control. */
export function splitField<Props extends FieldProps & { id?: string | undefined }>({
  id,
  label,
  hideLabel,
  help,
  error,
  confirmation,
  need,
  disabledReason,
  ...rest
}: Props) {
  const frame = { id, label, hideLabel, help, error, confirmation, need, disabledReason }
  return [frame, rest] as const
}

export function Need({ need }: { need: FieldProps['need'] }) {
  if (need === undefined) return null
  return (
    <span className="field-need">
      <FormattedMessage id={need === 'required' ? 'ui.field.required' : 'ui.field.optional'} />
    </span>
  )
}

/** The error of a group (radio cards, a checkbox). */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-note" data-tone="error">
      <ErrorIcon />
      <span>{children}</span>
    </p>
  )
}
