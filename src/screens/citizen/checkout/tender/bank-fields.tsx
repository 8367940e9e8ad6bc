import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { isRoutingNumber } from '@/rules/payments/bank'
import { digitsIn } from '@/screens/shared/payment/bank-problems'
import { Card } from '@/ui/layout/card'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { SelectField } from '@/ui/form/fields/select-field'
import { TextField } from '@/ui/form/fields/text-field'
import type { TenderFields } from './tender-form'

/** Our own bank fields: validated in place and sent once (decision 21). */
export function BankFields({ api }: { api: FormApi<TenderFields> }) {
  const { formatMessage } = useIntl()
  const routing = api.form.watch('routing')
  return (
    <Card as="section" padded aria-label={formatMessage({ id: 'checkout.bank.heading' })}>
      <FieldColumns>
        <TextField
          {...api.field('routing')}
          label={formatMessage({ id: 'checkout.bank.routing' })}
          {...(isRoutingNumber(digitsIn(routing)) && {
            confirmation: formatMessage({ id: 'checkout.bank.routingGood' }),
          })}
          need="required"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className="figures"
        />
        <TextField
          {...api.field('account')}
          label={formatMessage({ id: 'checkout.bank.account' })}
          need="required"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className="figures"
        />
        <SelectField
          {...api.field('kind')}
          label={formatMessage({ id: 'checkout.bank.kind' })}
          need="required"
        >
          <option value="">{formatMessage({ id: 'checkout.bank.kindChoose' })}</option>
          <option value="checking">
            <FormattedMessage id="checkout.bank.checking" />
          </option>
          <option value="savings">
            <FormattedMessage id="checkout.bank.savings" />
          </option>
        </SelectField>
      </FieldColumns>
      <chakra.p textStyle="help" mt="3">
        <FormattedMessage id="checkout.bank.notKept" />
      </chakra.p>
    </Card>
  )
}
