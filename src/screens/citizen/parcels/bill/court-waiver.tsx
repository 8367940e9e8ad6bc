import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AboutOf } from '@/contract/bills/bill-kinds'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'

interface CourtWaiverProps {
  waiver: NonNullable<AboutOf<'court'>['waiver']>
  accepted: boolean
  onAccept: (yes: boolean) => void
  /** Payment was tried without the acceptance. */
  refused: boolean
  boxRef: Ref<HTMLInputElement>
}

/** The rights given up by paying, in the court's words; the checkout asks again. */
export function CourtWaiver({ waiver, accepted, onAccept, refused, boxRef }: CourtWaiverProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id="bill.waiver.heading" />
      </h3>
      <chakra.p textStyle="help">
        <FormattedMessage id="bill.waiver.source" />
      </chakra.p>
      <p lang="en">{waiver.text}</p>
      <CheckboxField
        ref={boxRef}
        checked={accepted}
        onChange={({ target }) => onAccept(target.checked)}
        label={formatMessage({ id: 'bill.waiver.agree' })}
        error={refused ? formatMessage({ id: 'bill.waiver.missing' }) : null}
      />
    </Box>
  )
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    px: '4',
    pt: '3.5',
    pb: '2',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'card',
    bg: 'surface',
    '& > h3': { fontWeight: 'semibold' },
    '& > p[lang]': { fontSize: 'sm', lineHeight: '1.3125rem' },
  },
})
