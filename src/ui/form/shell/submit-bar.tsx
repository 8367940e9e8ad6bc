import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { DoneIcon } from '@/ui/display/icons'
import { useFormats } from '@/i18n/format'
import { FootBar } from './foot-bar'

interface SubmitBarProps {
  /** On the button: "Save". */
  children: ReactNode
  pending: boolean
  /** Before its press, or Enter in a field, submits the form. */
  onSubmit?: () => void
  dirty: boolean
  /** How many fields differ from the saved ones. */
  changes?: number
  /** The time of the last save, and its time zone: "Saved 2:14 PM". */
  saved?: { at: string; zone: string } | null | undefined
  /** At the end of the line: Cancel. */
  beside?: ReactNode
}

/** The foot of an office form: the button, and the form's state. It stays in view. */
export function SubmitBar({
  children,
  pending,
  onSubmit,
  dirty,
  changes = 0,
  saved = null,
  beside,
}: SubmitBarProps) {
  const { time } = useFormats()
  return (
    <FootBar>
      <Button type="submit" pending={pending} onClick={onSubmit}>
        {children}
      </Button>
      {beside}
      {dirty && changes > 0 && (
        <p>
          <FormattedMessage id="forms.saved.changes" values={{ count: changes }} />
        </p>
      )}
      <p role="status">
        {dirty && changes === 0 && <FormattedMessage id="forms.saved.not" />}
        {!dirty && saved !== null && (
          <>
            <DoneIcon />
            <FormattedMessage id="forms.saved.at" values={{ time: time(saved.at, saved.zone) }} />
          </>
        )}
      </p>
    </FootBar>
  )
}
