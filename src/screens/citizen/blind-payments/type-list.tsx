import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { PaymentType } from '@/contract/payment-types'
import { Money } from '@/ui/display/money'

/** What a department takes payments for, where none can be made now: for who calls the office. */
export function TypeList({ types }: { types: readonly PaymentType[] | null }) {
  if (types === null || types.length === 0) return null
  return (
    <>
      <chakra.h2 textStyle="h2" mb="3">
        <FormattedMessage id="blind-payments.field.type" />
      </chakra.h2>
      <chakra.ul display="flex" flexDirection="column" gap="1" mb="4">
        {types.map(({ VAL, MSG, price_cents }) => (
          <chakra.li key={VAL} display="flex" justifyContent="space-between" gap="4">
            <span>{MSG}</span>
            {typeof price_cents === 'number' && <Money cents={price_cents} />}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}
