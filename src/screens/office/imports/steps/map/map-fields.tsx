import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOrders, decimalSigns, type ImportRow } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { type ImportColumn, importColumns } from '@/rules/imports/columns'
import { doubledHeadings, unusedPlaces } from '@/rules/imports/match-columns'
import { Section } from '@/screens/shared/detail/section'
import { ExpandIcon } from '@/ui/display/icons'
import { Banner } from '@/ui/feedback/banner'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { SelectField } from '@/ui/form/fields/select-field'
import { SwitchField } from '@/ui/form/fields/switch-field'
import { Card } from '@/ui/layout/card'
import { Fold } from '@/ui/layout/fold'
import { Stack } from '@/ui/layout/stack'
import { type FileColumn, fileColumns } from './file-columns'
import { type MapFields, toMapping } from './map-form'
import { MapRow } from './map-row'
import { useColumnNames } from './use-column-names'
import { useOpenOnError } from '@/screens/office/imports/steps/use-open-on-error'
import { useReadAs } from './use-read-as'

interface MapFieldsViewProps {
  row: ImportRow
  form: FormApi<MapFields>
}

/** How the file is written, then our columns, the required ones first. */
export function MapFieldsView({ row, form }: MapFieldsViewProps) {
  const { formatMessage } = useIntl()
  const fields = form.form.watch()
  const columns = fileColumns(row, fields.has_headings)
  const read = useReadAs(row.kind, fields, columns)
  const ours = importColumns[row.kind]
  // As it was suggested: a row does not move while its column is chosen.
  const isMapped = ({ name }: ImportColumn) =>
    row.mapping.columns.some(
      ({ column, from, constant }) => column === name && (from !== null || constant !== null),
    )
  const optional = ours.filter((one) => !one.isRequired)
  const part = { form, columns }
  return (
    <Stack gap="5">
      <Card padded>
        <Written>
          <SwitchField
            {...form.flag('has_headings')}
            label={<FormattedMessage id="imports.map.hasHeadings" />}
          />
          <SelectField
            {...form.field('days')}
            label={<FormattedMessage id="imports.map.days" />}
            help={read.day}
          >
            {dayOrders.map((order) => (
              <option key={order} value={order}>
                {formatMessage({ id: `imports.days.${order}` })}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...form.field('decimal')}
            label={<FormattedMessage id="imports.map.decimal" />}
            help={read.amount}
          >
            {decimalSigns.map((sign) => (
              <option key={sign} value={sign}>
                {formatMessage({ id: `imports.decimal.${sign}` })}
              </option>
            ))}
          </SelectField>
        </Written>
      </Card>
      <FileNotes row={row} fields={fields} columns={columns} />
      <Part words="imports.map.required" ours={ours.filter((one) => one.isRequired)} {...part} />
      <Part words="imports.map.optional" ours={optional.filter(isMapped)} {...part} />
      <FoldedPart ours={optional.filter((one) => !isMapped(one))} {...part} />
    </Stack>
  )
}

interface PartProps {
  words: 'imports.map.required' | 'imports.map.optional'
  ours: readonly ImportColumn[]
  form: FormApi<MapFields>
  columns: readonly FileColumn[]
}

function Part({ words, ours, form, columns }: PartProps) {
  if (ours.length === 0) return null
  return (
    <Section title={<FormattedMessage id={words} />}>
      <Rows>
        {ours.map((column) => (
          <MapRow key={column.name} column={column} form={form} columns={columns} />
        ))}
      </Rows>
    </Section>
  )
}

/** Those that the file does not seem to have. */
function FoldedPart({ ours, form, columns }: Omit<PartProps, 'words'>) {
  const { errors, submitCount } = form.form.formState
  const wrong = { ...errors.columns, ...errors.constants }
  const hasError = ours.some(({ name }) => Object.hasOwn(wrong, name))
  const { isOpen, setOpen } = useOpenOnError(hasError, submitCount)
  if (ours.length === 0) return null
  return (
    <Card>
      <Fold card open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <FormattedMessage id="imports.map.absent" values={{ count: ours.length }} />
          <ExpandIcon />
        </summary>
        <Rows>
          {ours.map((column) => (
            <MapRow key={column.name} column={column} form={form} columns={columns} />
          ))}
        </Rows>
      </Fold>
    </Card>
  )
}

interface FileNotesProps {
  row: ImportRow
  fields: MapFields
  columns: readonly FileColumn[]
}

/** What of the file is not used, and headings that stand there twice. */
function FileNotes({ row, fields, columns }: FileNotesProps) {
  const { list } = useFormats()
  const names = useColumnNames()
  const doubled = fields.has_headings ? doubledHeadings(row.headings) : []
  const unused = unusedPlaces(row.headings, toMapping(row.kind, fields))
  const named = unused.flatMap((place) => columns[place] ?? []).map(names.file)
  return (
    <>
      {doubled.length > 0 && (
        <Banner tone="due">
          <FormattedMessage
            id="imports.map.doubled"
            values={{ count: doubled.length, headings: list(doubled) }}
          />
        </Banner>
      )}
      {named.length > 0 && (
        <Banner>
          <FormattedMessage
            id="imports.map.unused"
            values={{ count: named.length, columns: list(named) }}
          />
        </Banner>
      )}
    </>
  )
}

const Written = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '4', md: '6' },
    alignItems: 'end',
  },
})

const Rows = chakra('div', {
  base: { '& > div': { borderTop: '1px solid', borderColor: 'line' } },
})
