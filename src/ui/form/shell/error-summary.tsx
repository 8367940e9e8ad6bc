import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorIcon } from '@/ui/display/icons'
import { fieldName } from '@/ui/form/field-name'

export interface SummaryError {
  key: string
  message: ReactNode
  /** Leads to the field; absent if the error belongs to no field. */
  goTo?: () => void
  /** For a message that does not name its field: the field's control, whose label comes first. */
  control?: () => HTMLElement | undefined
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
  // What a server says of no field stands above them, and is nothing to check.
  const wrong = errors.filter(({ goTo }) => goTo !== undefined).length
  return (
    <Root ref={ref} role="alert" tabIndex={-1}>
      <h2>
        <ErrorIcon />
        {wrong > 0 ? (
          <FormattedMessage id="ui.errorSummary.title" values={{ count: wrong }} />
        ) : (
          <FormattedMessage id="ui.errorSummary.problem" />
        )}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.key}>
            {error.goTo ? (
              <button type="button" onClick={error.goTo}>
                {error.control ? (
                  <Named control={error.control}>{error.message}</Named>
                ) : (
                  error.message
                )}
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

/** The page does not tell of its changes. */
const neverTold = () => () => undefined

interface NamedProps {
  control: () => HTMLElement | undefined
  children: ReactNode
}

/** "Fill in this field." of two fields would be two equal links: "Name: Fill in this field." */
function Named({ control, children }: NamedProps) {
  const { formatMessage } = useIntl()
  const needs = (['required', 'optional'] as const).map((need) =>
    formatMessage({ id: `ui.field.${need}` }),
  )
  // The label is the screen's own, in the page and not in the props, and may change with the
  // language: read again after each render, when the fields below the summary are there.
  const field = useSyncExternalStore(neverTold, () => fieldName(control(), needs))
  return field === '' ? (
    children
  ) : (
    <FormattedMessage id="ui.errorSummary.of" values={{ field, message: children }} />
  )
}
