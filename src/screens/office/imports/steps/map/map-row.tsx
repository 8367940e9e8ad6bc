import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ImportColumn } from '@/rules/imports/columns'
import { ownValue } from '@/rules/own-value'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { SelectField } from '@/ui/form/fields/select-field'
import { TextField } from '@/ui/form/fields/text-field'
import type { FileColumn } from './file-columns'
import { type MapFields, nowhere, sameForAll } from './map-form'
import { useColumnNames } from './use-column-names'

interface MapRowProps {
  /** Ours. */
  column: ImportColumn
  form: FormApi<MapFields>
  /** The file's. */
  columns: readonly FileColumn[]
}

/** One column of ours: where it comes from, and the first values there. */
export function MapRow({ column, form, columns }: MapRowProps) {
  const { formatMessage } = useIntl()
  const names = useColumnNames()
  const { name, isRequired, isUsed, takesConstant, example } = column
  const choice = ownValue(form.form.watch('columns'), name) ?? nowhere
  const chosen = columns.find(({ place }) => String(place) === choice)
  return (
    <Line>
      <SelectField
        {...form.field(`columns.${name}`)}
        label={
          <>
            {names.ours(name)} <code>{name}</code>
          </>
        }
        need={isRequired ? 'required' : undefined}
        help={isUsed ? undefined : <FormattedMessage id="imports.map.notUsed" />}
      >
        <option value={nowhere}>
          {formatMessage({ id: isRequired ? 'imports.map.choose' : 'imports.map.none' })}
        </option>
        {takesConstant && (
          <option value={sameForAll}>{formatMessage({ id: 'imports.map.constant' })}</option>
        )}
        {columns.map((one) => (
          <option key={one.place} value={String(one.place)}>
            {one.heading === null && one.samples[0] !== undefined
              ? formatMessage(
                  { id: 'imports.map.columnLike' },
                  { column: names.file(one), sample: one.samples[0] },
                )
              : names.file(one)}
          </option>
        ))}
      </SelectField>
      {choice === sameForAll ? (
        <TextField
          {...form.field(`constants.${name}`)}
          label={
            <FormattedMessage id="imports.map.constantOf" values={{ column: names.ours(name) }} />
          }
          {...(example !== '' && {
            help: formatMessage({ id: 'imports.map.example' }, { example }),
          })}
        />
      ) : (
        <Samples column={chosen} />
      )}
    </Line>
  )
}

function Samples({ column }: { column: FileColumn | undefined }) {
  if (column === undefined) return <div />
  return (
    <div>
      <chakra.p textStyle="help">
        <FormattedMessage id="imports.map.samples" />
      </chakra.p>
      {column.samples.length === 0 ? (
        <p>
          <FormattedMessage id="imports.map.empty" />
        </p>
      ) : (
        <ul>
          {column.samples.map((sample, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- values repeat, and never move
            <li key={index}>{sample}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 24rem) minmax(0, 1fr)' },
    columnGap: '8',
    rowGap: '2',
    alignItems: 'end',
    px: { base: '4', sm: '5.5' },
    py: '3',
    '& code': { color: 'fg.muted', fontWeight: 'normal', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      minHeight: { md: '9' },
      alignItems: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li': { maxWidth: '100%', overflowWrap: 'anywhere', lineClamp: '1' },
  },
})
