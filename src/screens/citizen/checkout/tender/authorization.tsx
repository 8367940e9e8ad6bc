import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { last4 } from '@/rules/payments/cards'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { digitsIn } from '@/screens/shared/payment/bank-problems'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { PrintIcon } from '@/ui/display/icons'
import { authorizationVersion } from '@/rules/payments/bank'
import { bankProblems, type TenderFields } from './tender-form'

interface AuthorizationProps {
  api: FormApi<TenderFields>
  totalCents: number
  /** Of the debit: today, in the municipality's zone. */
  day: string
}

/**
 * The debit authorization, on screen and printable: payer, amount, date, that it happens once, and
 * how to stop it (product.md 3.3 step 4). Its version is sent with the payment.
 */
export function Authorization({ api, totalCents, day }: AuthorizationProps) {
  const { formatMessage } = useIntl()
  const { money, date } = useFormats()
  const merchant = useMerchant()
  const typed = api.form.watch()
  const account = digitsIn(typed.account)
  const named = bankProblems({ ...typed, account }).account === undefined
  const facts = {
    merchant: merchant?.name ?? '',
    amount: <b className="figures">{money(totalCents)}</b>,
    date: <b>{date(day)}</b>,
  }
  return (
    <Card as="section" padded aria-labelledby="authorization">
      <chakra.h2 id="authorization" textStyle="h2" mb="2">
        <FormattedMessage id="checkout.authorization.heading" />
      </chakra.h2>
      <Words>
        <li>
          {named ? (
            <FormattedMessage
              id="checkout.authorization.debitFrom"
              values={{ ...facts, last4: <b className="figures">{last4(account)}</b> }}
            />
          ) : (
            <FormattedMessage id="checkout.authorization.debit" values={facts} />
          )}
        </li>
        <li>
          <FormattedMessage id="checkout.authorization.single" />
        </li>
        <li>
          <FormattedMessage id="checkout.authorization.owner" />
        </li>
        {merchant && (
          <li>
            <FormattedMessage
              id="checkout.authorization.revoke"
              values={{ phone: <PhoneLink phone={merchant.phone} /> }}
            />
          </li>
        )}
      </Words>
      <CheckboxField
        {...api.flag('agreed')}
        label={formatMessage({ id: 'checkout.authorization.agree' })}
      />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
      >
        <chakra.span textStyle="help">
          <FormattedMessage
            id="checkout.authorization.version"
            values={{ date: date(authorizationVersion) }}
          />
        </chakra.span>
        <Button variant="quiet" size="sm" icon={<PrintIcon />} onClick={() => window.print()}>
          <FormattedMessage id="checkout.authorization.print" />
        </Button>
      </chakra.div>
    </Card>
  )
}

const Words = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    ps: '5',
    listStyleType: 'disc',
    '& ::marker': { color: 'fg.muted' },
  },
})
