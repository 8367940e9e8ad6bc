import { chakra } from '@chakra-ui/react/styled-system'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { PaymentsOff } from '@/screens/shared/merchant/payments-off'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { useInLanguage } from '@/screens/shared/merchant/in-language'
import { BackLink } from '@/ui/action/back-link'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { EntryForm } from './entry-form'
import type { PaymentType } from '@/contract/departments/payment-types'
import { Money } from '@/ui/display/money'

const route = getRouteApi('/_public/blind-payments/$department_id')

interface BlindPaymentsProps {
  /** The cart, beside the form on wide screens. */
  cart: ReactNode
}

/** Payment without a bill (product.md P5, "Blind Payments"). */
export function BlindPayments({ cart }: BlindPaymentsProps) {
  const { types, ...loaded } = route.useLoaderData()
  const department = useInLanguage(loaded.department)
  const mayPay = useMayPay()
  const paymentsOff = usePaymentsOff()
  const { intro } = department.payment_settings
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            <Link to="/departments" state={{ list: true }}>
              <FormattedMessage id="departments.page.title" />
            </Link>
          </BackLink>
        }
        title={department.name}
        {...(intro !== undefined && { subtitle: intro })}
      />
      {department.notice !== null && (
        <chakra.div mb="5">
          <Banner tone="info">{department.notice}</Banner>
        </chakra.div>
      )}
      {!mayPay && (
        <Card padded>
          <p>
            <FormattedMessage id="bill.payment.staffText" />
          </p>
        </Card>
      )}
      {mayPay && !paymentsOff && (
        // Another department needs a new form.
        <EntryForm key={department.id} department={department} types={types} cart={cart} />
      )}
      {mayPay && paymentsOff && (
        <Columns side={<chakra.div display={{ base: 'none', lg: 'contents' }}>{cart}</chakra.div>}>
          <Card padded>
            <TypeList types={types} />
            <PaymentsOff />
          </Card>
        </Columns>
      )}
    </>
  )
}

/** What a department takes payments for, where none can be made now: for who calls the office. */
function TypeList({ types }: { types: readonly PaymentType[] | null }) {
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
