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
  dirty: boolean
  /** When it was saved here last, and in whose zone that is said: "Saved 2:14 PM". */
  saved?: { at: string; zone: string } | null | undefined
  /** At the end of the line: Cancel. */
  beside?: ReactNode
}

/** The foot of an office form: the button, and how things stand. It stays in view. */
export function SubmitBar({ children, pending, dirty, saved = null, beside }: SubmitBarProps) {
  const { time } = useFormats()
  return (
    <FootBar>
      <Button type="submit" pending={pending}>
        {children}
      </Button>
      {beside}
      <p role="status">
        {dirty && <FormattedMessage id="forms.saved.not" />}
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
