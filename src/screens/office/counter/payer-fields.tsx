import { FormattedMessage, useIntl } from 'react-intl'
import { payerWayNames } from '@/contract/payments/counter'
import { longestNote } from '@/rules/payments/counter'
import { EmailField, PhoneField } from '@/ui/form/fields/person-fields'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { SegmentField } from '@/ui/form/fields/segment-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/fields/text-field'
import type { CounterForm } from './counter-form'

/** Who pays, and how they came (product.md P9). */
export function PayerFields({ api }: { api: FormApi<CounterForm> }) {
  const { formatMessage } = useIntl()
  const byCard = api.form.watch('tender') === 'card'
  const label = (id: 'name' | 'email' | 'phone' | 'zip' | 'note') =>
    formatMessage({ id: `counter.payer.${id}` })
  return (
    <>
      <SegmentField
        {...api.choice('way')}
        legend={formatMessage({ id: 'counter.payer.way' })}
        options={payerWayNames.map((way) => ({
          value: way,
          label: <FormattedMessage id={`payment-words.way.${way}`} />,
        }))}
      />
      <FieldColumns>
        <TextField
          {...api.field('name')}
          label={label('name')}
          need="required"
          autoComplete="off"
        />
        <EmailField
          {...api.field('email')}
          label={label('email')}
          help={formatMessage({ id: 'counter.payer.emailHelp' })}
          need="optional"
          autoComplete="off"
        />
        <PhoneField
          {...api.field('phone')}
          label={label('phone')}
          need="optional"
          autoComplete="off"
        />
        <TextField
          {...api.field('zip')}
          label={label('zip')}
          need={byCard ? 'required' : 'optional'}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldColumns>
      <TextArea
        {...api.field('note')}
        label={label('note')}
        help={formatMessage({ id: 'counter.payer.noteHelp' })}
        need="optional"
        rows={2}
        longest={longestNote}
      />
    </>
  )
}
