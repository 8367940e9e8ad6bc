import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { tenderNames, type Tender } from '@/contract/departments/payment-settings'
import { mostCents } from '@/contract/wire'
import type { EnteredNumber } from '@/i18n/entry'
import { sayInForm } from '@/i18n/form-rules'
import { useFormats } from '@/i18n/format'
import { messageText } from '@/i18n/message-text'
import { feeFor, type FeeSettings } from '@/rules/payments/fees'
import { isPayable } from '@/rules/payments/money'
import { tendersFor } from '@/rules/payments/tender-prices'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { MoneyField } from '@/ui/form/fields/money-field'
import { ListTable } from '@/ui/table/list-table'

/** Bills as they are: a dog license, a water bill, half a year of property tax, a whole year. */
const usualCents = [20_00, 84_20, 948_64, 2_500_00] as const

/** Three columns of amounts, which stand close together. */
const Rows = chakra('div', {
  base: {
    mx: '-2',
    '& table :is(th, td)[data-kind]': { minWidth: '0', px: '2', whiteSpace: 'normal' },
  },
})

/** The new fee below the one before: the table stands beside the fields. */
const Changed = chakra('b', {
  base: {
    display: 'inline-block',
    maxWidth: '5.25rem',
    whiteSpace: 'normal',
    fontWeight: 'semibold',
    color: 'brand.text',
  },
})

/** Why there is no row for what was typed; null: there is one, or nothing is typed. */
function problemOf(own: EnteredNumber): string | null {
  if (own === null || isPayable(own)) return null
  return sayInForm(
    Number.isNaN(own) ? { kind: 'not-money' } : { kind: 'money-range', least: 1, most: mostCents },
  )
}

interface FeePreviewProps {
  /** As saved. */
  before: FeeSettings
  /** As typed; null: one of the fees is no amount. */
  after: FeeSettings | null
  /** Nothing is typed: the fees are as saved. */
  readOnly?: boolean
}

/** What payers would pay on real amounts, while the fees are typed. */
export function FeePreview({ before, after, readOnly = false }: FeePreviewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { money } = useFormats()
  const [own, setOwn] = useState<EnteredNumber>(null)
  const [isLeft, setIsLeft] = useState(false)
  const problem = problemOf(own)
  const rows = [...usualCents, ...(own !== null && isPayable(own) ? [own] : [])]
  const feeText = (settings: FeeSettings, tender: Tender, cents: number): string => {
    const group = { department_id: '', subtotal_cents: cents, payment_settings: settings }
    return tendersFor([group]).includes(tender)
      ? money(feeFor(settings, tender, cents).fee_cents)
      : formatMessage({ id: 'department-setup.preview.notTaken' })
  }
  const cell = (tender: Tender, cents: number) => {
    const was = feeText(before, tender, cents)
    if (after === null) return formatMessage({ id: 'department-setup.preview.unknown' })
    const is = feeText(after, tender, cents)
    if (was === is) return is
    return (
      <Changed>
        {formatMessage({ id: 'department-setup.preview.change' }, { before: was, after: is })}
      </Changed>
    )
  }
  return (
    <FieldGroup
      title={<FormattedMessage id="department-setup.preview.heading" />}
      lead={
        <FormattedMessage
          id={readOnly ? 'department-setup.preview.saved' : 'department-setup.preview.lead'}
        />
      }
    >
      <Rows>
        <ListTable
          caption={formatMessage({ id: 'department-setup.preview.heading' })}
          columns={[
            {
              id: 'amount',
              kind: 'main',
              header: formatMessage({ id: 'department-setup.preview.bill' }),
              cell: (cents: number) => money(cents),
            },
            ...tenderNames.map((tender) => ({
              id: tender,
              kind: 'money' as const,
              phone: 'line' as const,
              header: formatMessage({ id: `payment-words.tender.${tender}` }),
              cell: (cents: number) => cell(tender, cents),
            })),
          ]}
          rows={rows}
          rowKey={String}
          rowName={money}
        />
      </Rows>
      <MoneyField
        label={formatMessage({ id: 'department-setup.preview.own' })}
        value={own}
        onChange={(value) => {
          setOwn(value)
          setIsLeft(false)
        }}
        onBlur={() => setIsLeft(true)}
        error={isLeft && problem !== null && messageText(intl, problem)}
      />
    </FieldGroup>
  )
}
