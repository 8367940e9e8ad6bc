import type { RowData } from '@tanstack/react-table'
import { useIntl } from 'react-intl'
import type { ObjectEntries } from 'valibot'
import { ExportMenu } from './export-menu'
import { type ListExportParts, listExportOf } from './build-list-export'

/** The export of a list screen, made of the list itself. */
export function ListExportMenu<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
>(list: ListExportParts<Row, Column, Filters>) {
  const { formatMessage } = useIntl()
  const words = {
    search: formatMessage({ id: 'list.export.search' }),
    yes: formatMessage({ id: 'forms.value.yes' }),
    from: formatMessage({ id: 'list.dates.from' }),
    to: formatMessage({ id: 'list.dates.to' }),
    named: (filter: string, value: string) =>
      formatMessage({ id: 'list.filters.chip' }, { filter, value }),
  }
  return <ExportMenu list={listExportOf(list, words)} />
}
