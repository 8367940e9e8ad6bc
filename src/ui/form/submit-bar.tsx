import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { DoneIcon } from '@/ui/display/icons'
import { useFormats } from '@/i18n/format'

const Root = chakra('div', {
  base: {
    // In its place at the form's end, and at the window's while that is further down: no field lies
    // under it for good, and `scroll-padding` keeps what has focus clear of it.
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    mx: { base: '-4', sm: '0' },
    px: { base: '4', sm: '0' },
    pt: '3',
    pb: 'calc(0.75rem + env(safe-area-inset-bottom))',
    bg: 'canvas',
    borderTop: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
    '& > button': { minHeight: { base: '2.75rem', md: 'control' } },
    '& > p': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'help',
      '--icon-size': '1rem',
      '& svg': { color: 'brand.text' },
    },
  },
})

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
    <Root data-submit-bar="">
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
    </Root>
  )
}
