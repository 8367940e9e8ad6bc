import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BillKind } from '@/contract/departments/departments'
import { FormFields } from '@/screens/shared/forms/field-table'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import type { PaymentTable } from './payment-fields'
import type { SettingsForm } from './settings-form'

interface FieldGroupProps {
  api: FormApi<SettingsForm>
  fields: PaymentTable
}

/** The parts of the form, to go to. */
export const paymentParts = [
  { id: 'fees', title: <FormattedMessage id="department-setup.part.fees" /> },
  { id: 'amounts', title: <FormattedMessage id="department-setup.part.amounts" /> },
  { id: 'posting', title: <FormattedMessage id="department-setup.part.posting" /> },
  { id: 'refunds', title: <FormattedMessage id="department-setup.part.refunds" /> },
  { id: 'funds', title: <FormattedMessage id="department-setup.field.funds" /> },
  { id: 'effective', title: <FormattedMessage id="department-setup.part.effective" /> },
] as const

interface FeeFieldsProps extends FieldGroupProps {
  /** Beside the fields, in view while they are edited; on narrow windows below them. */
  preview: ReactNode
}

/** The ways to pay, and who pays how much for them. */
export function FeeFields({ api, fields, preview }: FeeFieldsProps) {
  return (
    <Beside>
      <FieldGroup id="fees" title={<FormattedMessage id="department-setup.part.fees" />}>
        <FormFields
          api={api}
          of={fields}
          names={[
            'tenders',
            'payer_pays_fee',
            'card_fee.rate_bp',
            'card_fee.minimum_cents',
            'echeck_fee.flat_cents',
            'echeck_maximum_cents',
            'echeck_fee.tiers',
          ]}
        />
      </FieldGroup>
      <div>{preview}</div>
    </Beside>
  )
}

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media screen and (width >= 78rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      '& > div': { position: 'sticky', top: '5.5rem' },
    },
  },
})

/** What may be paid, and in which order; when payments post; what can be refunded. */
export function PaymentFields({
  api,
  fields,
  bills,
}: FieldGroupProps & { bills: BillKind | null }) {
  const part = { api, of: fields }
  return (
    <>
      <FieldGroup id="amounts" title={<FormattedMessage id="department-setup.part.amounts" />}>
        <div>
          <FormFields {...part} names={['partial', 'overpay', 'halves_in_order']} />
        </div>
        <FieldColumns roomy>
          <FormFields {...part} names={['minimum_cents', 'max_items']} />
        </FieldColumns>
        <FormFields {...part} names={['order']} />
      </FieldGroup>
      <FieldGroup id="posting" title={<FormattedMessage id="department-setup.part.posting" />}>
        <FormFields {...part} names={['cutoff', 'calendar.weekdays', 'calendar.holidays']} />
      </FieldGroup>
      <FieldGroup id="refunds" title={<FormattedMessage id="department-setup.part.refunds" />}>
        <FormFields {...part} names={['refunds.days', 'refunds.fee']} />
      </FieldGroup>
      <FieldGroup id="funds" title={fields.funds.label} lead={fields.funds.help}>
        <FieldColumns roomy>
          <FormFields {...part} names={['funds']} />
        </FieldColumns>
        {bills === 'court' && <FormFields {...part} names={['waiver_text']} />}
      </FieldGroup>
    </>
  )
}
