import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Money } from '@/ui/display/money'

/** "$97.81 more than is due, kept as credit", where an office accepts that; else nothing. */
export function MoreThanDue({ cents }: { cents: number }) {
  if (cents <= 0) return null
  return (
    <chakra.span display="block" textStyle="help">
      <FormattedMessage
        id="cart-lines.moreThanDue.text"
        values={{ amount: <Money cents={cents} /> }}
      />
    </chakra.span>
  )
}
