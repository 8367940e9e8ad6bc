import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'

export function EmptyCart() {
  return (
    <chakra.p color="fg.muted" py="2">
      <FormattedMessage id="cart.empty.text" />
    </chakra.p>
  )
}
