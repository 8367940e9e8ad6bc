import { chakra } from '@chakra-ui/react/styled-system'
import type { ImportRow } from '@/contract/imports/imports'
import { importColumns } from '@/rules/imports/columns'
import { Section } from '@/screens/shared/detail/section'
import { FactList } from '@/screens/shared/detail/fact-list'
import { FormattedMessage, useIntl } from 'react-intl'
import { fileColumns } from './file-columns'
import { useColumnNames } from './use-column-names'

/** The mapping for who may look and not import. */
export function MapFacts({ row }: { row: ImportRow }) {
  const { formatMessage } = useIntl()
  const names = useColumnNames()
  const columns = fileColumns(row, row.mapping.has_headings)
  const sourceOf = (name: string) => {
    const { from = null, constant = null } =
      row.mapping.columns.find(({ column }) => column === name) ?? {}
    const column = from === null ? undefined : columns[from]
    if (column !== undefined) return names.file(column)
    return constant === null
      ? formatMessage({ id: 'imports.map.none' })
      : formatMessage({ id: 'imports.map.always' }, { value: constant })
  }
  return (
    <Section title={<FormattedMessage id="imports.map.columns" />}>
      <FactList px={{ base: '4', sm: '5.5' }} pb="5">
        {importColumns[row.kind].map(({ name, isUsed }) => (
          <div key={name}>
            <dt>{names.ours(name)}</dt>
            <dd>{sourceOf(name)}</dd>
            {!isUsed && (
              <chakra.dd textStyle="help">
                <FormattedMessage id="imports.map.notUsed" />
              </chakra.dd>
            )}
          </div>
        ))}
      </FactList>
    </Section>
  )
}
