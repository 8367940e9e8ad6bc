import { useIntl } from 'react-intl'
import type { ImportKind } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { readCents } from '@/rules/imports/amounts'
import { type ColumnType, importColumns } from '@/rules/imports/columns'
import { readDay } from '@/rules/imports/days'
import { ownValue } from '@/rules/own-value'
import type { FileColumn } from './file-columns'
import type { MapFields } from './map-form'

interface ReadAs {
  readonly day: string | undefined
  readonly amount: string | undefined
}

/**
 * How the first day and the first amount of the file are read: `10.07.2026` is a day in two orders,
 * and a wrong one would be no error of the check.
 */
export function useReadAs(
  kind: ImportKind,
  fields: MapFields,
  columns: readonly FileColumn[],
): ReadAs {
  const { formatMessage } = useIntl()
  const { date, money } = useFormats()
  const firstOf = (type: ColumnType) =>
    importColumns[kind]
      .filter((one) => one.type === type)
      .flatMap(({ name }) => {
        const choice = ownValue(fields.columns, name)
        return columns.find(({ place }) => String(place) === choice)?.samples[0] ?? []
      })[0]
  const said = (text: string | undefined, value: string | null) => {
    if (text === undefined) return undefined
    return value === null
      ? formatMessage({ id: 'imports.map.notRead' }, { text })
      : formatMessage({ id: 'imports.map.readAs' }, { text, value })
  }
  const day = firstOf('day')
  const amount = firstOf('amount')
  const readDate = day === undefined ? null : readDay(day, fields.days)
  const cents = amount === undefined ? null : readCents(amount, fields.decimal)
  return {
    day: said(day, readDate === null ? null : date(readDate)),
    amount: said(amount, cents === null ? null : money(cents)),
  }
}
