import type { RowData } from '@tanstack/react-table'
import { useIntl } from 'react-intl'
import type { ObjectEntries } from 'valibot'
import { useFormats } from '@/i18n/format'
import { ExportMenu } from './export-menu'
import { type ListExportParts, listExportOf } from './build-list-export'
import { mostPrintedRows, type ReadRows, usePrintAll } from '@/screens/shared/list/print-rows'

interface ListExportMenuProps<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
> extends ListExportParts<Row, Column, Filters> {
  /** The number of rows that match. */
  total: number
  print: (rows: ReadRows<Row>) => void
  /** Of which of the page's lists it is, where several have one. */
  of?: string | undefined
}

/** The export of a list screen, made of the list itself. */
export function ListExportMenu<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
>({ total, print, of, ...list }: ListExportMenuProps<Row, Column, Filters>) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const words = {
    search: formatMessage({ id: 'list.export.search' }),
    yes: formatMessage({ id: 'forms.value.yes' }),
    from: formatMessage({ id: 'list.dates.from' }),
    to: formatMessage({ id: 'list.dates.to' }),
    named: (filter: string, value: string) =>
      formatMessage({ id: 'list.filters.chip' }, { filter, value }),
  }
  const file = listExportOf(list, words)
  const { isReading, printAll } = usePrintAll({
    list: file,
    asked: JSON.stringify(list.state.query),
    print,
  })
  return (
    <ExportMenu
      list={file}
      of={of}
      pending={isReading}
      print={{
        key: 'print',
        label: formatMessage({ id: 'list.export.print' }),
        onSelect: () => void printAll(),
        disabledReason:
          total > mostPrintedRows
            ? formatMessage({ id: 'list.export.tooManyToPrint' }, { most: count(mostPrintedRows) })
            : undefined,
      }}
    />
  )
}
