import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { maintenanceNotice } from '@/rules/tenants/maintenance'
import { PhoneLink } from './phone-link'
import { useMaintenance, useOfficePhone } from './merchant'
import { takesPayments } from './use-payments-off'

/** Replaces a Pay button: the office's text and phone (product.md 2.0, "Maintenance"). */
export function PaymentsOff() {
  const notice = maintenanceNotice(useMaintenance())
  const phone = useOfficePhone()
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <p>
        {!takesPayments() ? (
          <FormattedMessage id="cart.paymentsOff.notOffered" />
        ) : (
          (notice?.message ?? <FormattedMessage id="cart.paymentsOff.text" />)
        )}
      </p>
      {phone !== null && (
        <p>
          <FormattedMessage
            id="cart.paymentsOff.call"
            values={{ phone: <PhoneLink phone={phone} /> }}
          />
        </p>
      )}
    </chakra.div>
  )
}
