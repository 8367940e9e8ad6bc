import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { maintenanceNotice } from '@/rules/maintenance/maintenance'
import { PhoneLink } from './phone-link'
import { useMaintenance, useOfficePhone } from './merchant'
import { takesPayments } from './use-payments-off'

/** Replaces a Pay button: the office's text and phone (product.md 2.0, "Maintenance"). */
export function PaymentsOff() {
  const notice = maintenanceNotice(useMaintenance())
  return (
    <PaymentsOffNotice phone={useOfficePhone()}>
      {!takesPayments() ? (
        <FormattedMessage id="cart.paymentsOff.notOffered" />
      ) : (
        (notice?.message ?? <FormattedMessage id="cart.paymentsOff.text" />)
      )}
    </PaymentsOffNotice>
  )
}

interface PaymentsOffNoticeProps {
  /** null: not known. */
  phone: string | null
  /** Why there is no button. */
  children: ReactNode
}

export function PaymentsOffNotice({ phone, children }: PaymentsOffNoticeProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <p>{children}</p>
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
