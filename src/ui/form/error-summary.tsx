import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ErrorIcon } from '@/ui/display/icons'

export interface SummaryError {
  key: string
  message: ReactNode
  /** Leads to the field; absent if the error belongs to no field. */
  goTo?: () => void
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[]
  /** Changes with each failed submit, and moves focus here. */
  attempt: number
}

const Root = chakra('div', {
  base: {
    px: '5',
    py: '4',
    bg: 'late.bg',
    color: 'late.fg',
    border: '2px solid',
    borderColor: 'late.fg',
    borderRadius: 'card',
    '& h2': { display: 'flex', gap: '2', alignItems: 'center', fontWeight: 'semibold' },
    '& ul': { mt: '1' },
    '& li': { py: '0.5', overflowWrap: 'anywhere' },
    '& button': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textAlign: 'start',
      minHeight: '6',
    },
  },
})

/** All errors of a form after a failed submit, each with a link to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const led = useRef(0)
  const shown = errors.length > 0
  useEffect(() => {
    // After Enter in a field the attempt is counted just before its errors are set.
    if (!shown || led.current === attempt) return
    led.current = attempt
    ref.current?.focus()
  }, [attempt, shown])
  if (!shown) return null
  return (
    <Root ref={ref} role="alert" tabIndex={-1}>
      <h2>
        <ErrorIcon />
        <FormattedMessage id="ui.errorSummary.title" values={{ count: errors.length }} />
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.key}>
            {error.goTo ? (
              <button type="button" onClick={error.goTo}>
                {error.message}
              </button>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </Root>
  )
}
