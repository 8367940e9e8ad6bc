import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'

/** The meter's input; the rule that scores a password is elsewhere. */
export interface PasswordStrength {
  lowercase: boolean
  uppercase: boolean
  digit: boolean
  special: boolean
  longEnough: boolean
  /** The number of classes that it has, of four; 0 while it is too short. */
  score: 0 | 1 | 2 | 3 | 4
}

const Root = chakra('div', {
  base: { mt: '2', fontSize: 'sm', lineHeight: '1.3125rem' },
})

const Bars = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1',
    mb: '1.5',
    '& > span': {
      height: '1.5',
      borderRadius: 'pill',
      bg: 'line',
      transition: 'background-color 120ms',
      _highContrast: { border: '1px solid CanvasText' },
    },
  },
  variants: {
    tone: {
      late: { '& > [data-on]': { bg: 'late.fg' } },
      due: { '& > [data-on]': { bg: 'due.fg' } },
      brand: { '& > [data-on]': { bg: 'brand.fill' } },
    },
  },
})

const levels = {
  0: { name: 'short', tone: 'late', bars: 0 },
  1: { name: 'weak', tone: 'late', bars: 1 },
  2: { name: 'fair', tone: 'due', bars: 2 },
  3: { name: 'good', tone: 'brand', bars: 3 },
  4: { name: 'strong', tone: 'brand', bars: 4 },
} as const

const classes = ['lowercase', 'uppercase', 'digit', 'special'] as const

/**
 * A password's strength, in bars and in text, and how to improve it. Screen readers announce
 * changes.
 */
export function PasswordMeter({ strength }: { strength: PasswordStrength | null }) {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const { name, tone, bars } = levels[strength?.score ?? 0]
  const missing = classes.filter((one) => strength !== null && !strength[one])
  return (
    <Root>
      <Bars aria-hidden="true" tone={tone}>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} {...(bar <= bars && { 'data-on': '' })} />
        ))}
      </Bars>
      {/* Mounted from the start, so that changes are announced. */}
      <p role="status">
        {strength !== null && (
          <>
            <b>
              <FormattedMessage id={`password.meter.${name}`} />
            </b>
            {strength.longEnough && missing.length > 0 && (
              <chakra.span color="fg.muted">
                {' '}
                <FormattedMessage
                  id="password.meter.missing"
                  values={{
                    missing: list(
                      missing.map((one) => formatMessage({ id: `password.class.${one}` })),
                      'disjunction',
                    ),
                  }}
                />
              </chakra.span>
            )}
          </>
        )}
      </p>
    </Root>
  )
}
