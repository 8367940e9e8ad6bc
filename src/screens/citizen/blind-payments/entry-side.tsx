import { FormattedMessage } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { entryOf } from '@/rules/departments/blind-entry'
import { fieldOfKind, typeMeant, valueOf } from '@/rules/departments/blind-price'
import { FeeLine } from '@/screens/shared/cart/fee-line'
import { PayAction } from '@/screens/shared/cart/pay-action'
import { Button } from '@/ui/action/button'
import { Money } from '@/ui/display/money'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { SideCard } from '@/ui/layout/side-card'
import { amountIn, type Terms, type Typed } from './blind-form'
import { PriceLine } from './price-line'

interface EntrySideProps {
  department: Department
  api: FormApi<Typed>
  terms: Terms
  /** One payment at a time: the button leads to the checkout. */
  single: boolean
}

/** What is paid, the total with its fees, and the next step; the bar of a phone has the button. */
export function EntrySide({ department, api, terms, single }: EntrySideProps) {
  const { form } = terms
  const typed = api.form.watch()
  const cents = amountIn(terms, typed)
  const type = typeMeant(form.types, valueOf(form.fields, entryOf(form, typed), 'type'))
  const action = single ? 'payNow' : 'add'
  return (
    <SideCard sticky={false} title={<FormattedMessage id="blind-payments.side.title" />}>
      <p>
        {type?.MSG ??
          (form.types === null || fieldOfKind(form.fields, 'type') === undefined ? (
            department.name
          ) : (
            <FormattedMessage id="blind-payments.side.nothing" />
          ))}
      </p>
      <PriceLine terms={terms} typed={typed} cents={cents} />
      <PayAction
        fees={
          cents !== null && (
            <FeeLine
              groups={[
                {
                  department_id: department.id,
                  subtotal_cents: cents,
                  payment_settings: department.payment_settings,
                },
              ]}
            />
          )
        }
      >
        <Button type="submit" size="lg" wide pending={api.pending}>
          {cents === null ? (
            <FormattedMessage id={`bill.choose.${action}Other`} />
          ) : (
            <span>
              <FormattedMessage
                id={`bill.choose.${action}Amount`}
                values={{ amount: <Money cents={cents} /> }}
              />
            </span>
          )}
        </Button>
      </PayAction>
    </SideCard>
  )
}
