import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BillRow } from '@/contract/bills/bill-search'
import { useFormats } from '@/i18n/format'
import { usePartName } from '@/screens/shared/account/part-name'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { MoneyField } from '@/ui/form/fields/money-field'
import { type CounterForm, payableRows } from './counter-form'

interface ItemLinesProps {
  api: FormApi<CounterForm>
  rows: readonly BillRow[]
  /** Not null: the bills have changed; what is left of them. */
  after: readonly BillRow[] | null
  /** The office takes a part of a bill. */
  partial: boolean
  /** The bills have changed: the focus begins here. */
  focused: boolean
}

/** What is paid: open installments, whole or in part. */
export function ItemLines({ api, rows, after, partial, focused }: ItemLinesProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (focused) group.current?.focus()
  }, [focused])
  const { formatMessage } = useIntl()
  const { money, date } = useFormats()
  const partName = usePartName()
  const lines = api.form.watch('lines')
  const parts = payableRows(rows).flatMap((row) => row.open.map((part) => ({ ...part, row })))
  const leftNow =
    after && new Map(after.flatMap(({ open }) => open.map((part) => [part.id, part.balance_cents])))
  const dueOf = (due: string, cents: number) =>
    cents === 0
      ? formatMessage({ id: 'counter.changed.nothing' })
      : formatMessage({ id: 'counter.items.due' }, { date: date(due), amount: money(cents) })
  return (
    <Lines ref={group} tabIndex={-1}>
      <chakra.legend textStyle="h2" mb="1">
        <FormattedMessage id="counter.items.title" />
      </chakra.legend>
      {parts.map(({ id, cycle, due_date, balance_cents, row }, index) => {
        const name = formatMessage(
          { id: 'counter.items.name' },
          { cycle: partName(cycle, row.department_id), year: String(row.year) },
        )
        return (
          <chakra.div key={id} data-line="">
            <CheckboxField
              {...api.flag(`lines.${index}.chosen`)}
              label={name}
              help={dueOf(due_date, leftNow === null ? balance_cents : (leftNow.get(id) ?? 0))}
            />
            {partial && lines[index]?.chosen === true ? (
              <MoneyField
                {...api.value(`lines.${index}.cents`)}
                label={formatMessage({ id: 'counter.items.amount' }, { name })}
              />
            ) : (
              <Problem text={lines[index]?.chosen ? api.value(`lines.${index}.cents`).error : ''} />
            )}
          </chakra.div>
        )
      })}
    </Lines>
  )
}

function Problem({ text = '' }: { text?: string | undefined }) {
  if (text === '') return null
  return (
    <chakra.p color="late.fg" fontSize="sm">
      {text}
    </chakra.p>
  )
}

const Lines = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > [data-line]': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 11rem' },
      columnGap: '4',
      alignItems: 'start',
      py: '1',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
  },
})
