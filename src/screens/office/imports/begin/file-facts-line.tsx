import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { useFormats } from '@/i18n/format'
import type { Delimiter, FileFacts } from '@/rules/imports/reading/file-facts'
import { CheckIcon } from '@/ui/display/icons'
import { Banner } from '@/ui/feedback/banner'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { SelectField } from '@/ui/form/fields/select-field'
import { Stack } from '@/ui/layout/stack'
import { keptFileName } from './kept-file-name'
import type { FileReading } from './use-file-facts'

interface FileFactsLineProps {
  reading: FileReading
  onSheet: (sheet: string) => void
}

/** How far the chosen file is read, then as what it was read; its problem shows at the field. */
export function FileFactsLine({ reading, onSheet }: FileFactsLineProps) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  if (reading.at === 'none' || reading.at === 'problem') return null
  if (reading.at === 'reading') {
    const label = formatMessage({ id: 'imports.file.reading' })
    return (
      <Stack gap="1.5">
        <ProgressBar aria-label={label} />
        <chakra.p textStyle="help" className="figures">
          {label}
          {reading.rows > 0 && (
            <>
              {' '}
              <FormattedMessage
                id="imports.progress.rows"
                values={{ count: reading.rows, done: count(reading.rows) }}
              />
            </>
          )}
        </chakra.p>
      </Stack>
    )
  }
  const { facts } = reading
  const keptName = keptFileName(facts.name)
  return (
    <Stack gap="3" role="status">
      <chakra.p display="flex" gap="2" css={{ '& > svg': { color: 'brand.text' } }}>
        <CheckIcon />
        <span>
          <ReadAs facts={facts} />
        </span>
      </chakra.p>
      {facts.is_misnamed && (
        <Banner>
          <FormattedMessage
            id={facts.format === 'xlsx' ? 'imports.file.isXlsx' : 'imports.file.isCsv'}
          />
        </Banner>
      )}
      {keptName !== facts.name && (
        <Banner>
          <FormattedMessage id="imports.file.renamed" values={{ name: keptName }} />
        </Banner>
      )}
      {facts.sheets.length > 1 && (
        <SelectField
          label={<FormattedMessage id="imports.file.sheet" />}
          value={facts.sheet ?? ''}
          onChange={({ target }) => onSheet(target.value)}
        >
          {facts.sheets.map((sheet) => (
            <option key={sheet} value={sheet}>
              {sheet}
            </option>
          ))}
        </SelectField>
      )}
    </Stack>
  )
}

/** "4,945 rows, 20 columns. Read as UTF-8, separated by commas." */
function ReadAs({ facts }: { facts: FileFacts }) {
  const { count } = useFormats()
  const { formatMessage } = useIntl()
  const { dialect, rows, headings, sheet } = facts
  return (
    <>
      <FormattedMessage
        id="imports.file.size"
        values={{ rows, shown: count(rows), columns: headings.length }}
      />{' '}
      {dialect === null ? (
        <FormattedMessage id="imports.file.readSheet" values={{ sheet: sheet ?? '' }} />
      ) : (
        <FormattedMessage
          id="imports.file.readAs"
          values={{
            encoding: encodingNames[dialect.encoding],
            delimiter: formatMessage({ id: delimiterWords[dialect.delimiter] }),
          }}
        />
      )}
    </>
  )
}

const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const satisfies Readonly<Record<NonNullable<FileFacts['dialect']>['encoding'], string>>

const delimiterWords: Readonly<Record<Delimiter, MessageId>> = {
  ',': 'imports.file.commas',
  ';': 'imports.file.semicolons',
  '\t': 'imports.file.tabs',
  '|': 'imports.file.pipes',
}
