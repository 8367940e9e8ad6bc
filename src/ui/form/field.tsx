import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CheckIcon, ErrorIcon } from '@/ui/display/icons'

/** What every field has around its control. */
export interface FieldProps {
  label: ReactNode
  /** Hidden from sight only; for a field whose look says it all (a search box). */
  hideLabel?: boolean
  /** One line under the label: what to enter, where to find it. */
  help?: ReactNode
  /** Under the control. Anything but null and undefined marks the field invalid. */
  error?: ReactNode
  /** Under the control, when what was entered checks out. An error hides it. */
  confirmation?: ReactNode
  /** Says it in words beside the label (product.md 2.0, "Forms"). */
  need?: 'required' | 'optional'
}

/** What the control needs to belong to its label, help and error. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
})

const Label = chakra('label', {
  base: { mb: '1.5', fontSize: 'cell', fontWeight: 'semibold', lineHeight: '1.3125rem' },
})

const Note = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    mt: '1.5',
    fontSize: 'sm',
    lineHeight: '1.3125rem',
    '--icon-size': '1rem',
    '& svg': { mt: '0.1563rem' },
  },
  variants: {
    tone: { error: { color: 'late.fg' }, good: { color: 'brand.text' } },
  },
})

/** Label, help, control, error: the frame of every field. */
export function FieldFrame({
  id,
  label,
  hideLabel,
  help,
  error,
  confirmation,
  need,
  children,
}: FieldFrameProps) {
  const made = useId()
  const controlId = id ?? made
  const helpId = `${controlId}-help`
  const noteId = `${controlId}-note`
  const hasError = error !== undefined && error !== null
  const hasNote = hasError || (confirmation !== undefined && confirmation !== null)
  const described = [hasNote && noteId, help !== undefined && helpId].filter(Boolean).join(' ')
  return (
    <Root>
      <Label htmlFor={controlId} {...(hideLabel && { srOnly: true })}>
        {label}
        {need !== undefined && ' '}
        <Need need={need} />
      </Label>
      {help !== undefined && (
        <chakra.p id={helpId} textStyle="help" mt="-1" mb="1.5">
          {help}
        </chakra.p>
      )}
      {children({
        id: controlId,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(hasError && { 'aria-invalid': true }),
        ...(need === 'required' && { 'aria-required': true }),
      })}
      {hasNote && (
        <Note id={noteId} tone={hasError ? 'error' : 'good'}>
          {hasError ? <ErrorIcon /> : <CheckIcon />}
          <span>{hasError ? error : confirmation}</span>
        </Note>
      )}
    </Root>
  )
}

export function Need({ need }: { need: FieldProps['need'] }) {
  if (need === undefined) return null
  return (
    <chakra.span color="fg.muted" fontWeight="normal" fontSize="sm">
      <FormattedMessage id={need === 'required' ? 'ui.field.required' : 'ui.field.optional'} />
    </chakra.span>
  )
}

/** The error of a group (radio cards, a checkbox). */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Note id={id} tone="error">
      <ErrorIcon />
      <span>{children}</span>
    </Note>
  )
}
