import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { maintenanceNotice, stopsPayments } from '@/rules/tenants/maintenance'
import { PhoneLink } from './phone-link'
import { useMaintenance, useMerchant } from './merchant'

/** Whether maintenance stops payments now. */
export function usePaymentsOff(): boolean {
  return stopsPayments(useMaintenance())
}

/** Replaces a Pay button: the office's text and phone (product.md 2.0, "Maintenance"). */
export function PaymentsOff() {
  const notice = maintenanceNotice(useMaintenance())
  const phone = useMerchant()?.phone ?? null
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <p>{notice?.message ?? <FormattedMessage id="cart.paymentsOff.text" />}</p>
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
