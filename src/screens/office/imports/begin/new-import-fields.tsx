import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import type { ImportKind } from '@/contract/imports/imports'
import { sayInForm } from '@/i18n/form-rules'
import { KeptForm } from '@/screens/shared/forms/kept-form'
import { Button } from '@/ui/action/button'
import { ExpandIcon, ImportIcon } from '@/ui/display/icons'
import { CountField } from '@/ui/form/fields/count-field'
import { FileField } from '@/ui/form/fields/file-field'
import type { FormFailure } from '@/ui/form/shell/form-shell'
import { MoneyField } from '@/ui/form/fields/money-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { SelectField } from '@/ui/form/fields/select-field'
import { Card } from '@/ui/layout/card'
import { Fold } from '@/ui/layout/fold'
import { Row, Stack } from '@/ui/layout/stack'
import { FileFactsLine } from './file-facts-line'
import { useFileProblemText } from './file-problem-text'
import { modeWords } from '@/screens/office/imports/import-words'
import { keptFileName } from './kept-file-name'
import { LastImport } from '@/screens/office/imports/history/last-import'
import type { Sending } from '@/screens/office/imports/run/sending'
import {
  fileEndings,
  modesOf,
  mostMegabytes,
  type NewImportFields as Fields,
  newImportForm,
} from './new-import-form'
import { TemplateButton } from './template-button'
import { useFileFacts } from './use-file-facts'

interface NewImportFieldsProps {
  kind: ImportKind
  /** Those of this kind; none for users. */
  departments: readonly StaffDepartment[]
  merchant: string | undefined
  zone: string
  onSend: (sending: Sending) => Promise<FormFailure | undefined>
}

/** Department, mode, file and what it should add up to. The file is read as soon as it is chosen. */
export function NewImportFields({
  kind,
  departments,
  merchant,
  zone,
  onSend,
}: NewImportFieldsProps) {
  const { formatMessage } = useIntl()
  const problemText = useFileProblemText()
  const [file, setFile] = useState<File | null>(null)
  const [sheet, setSheet] = useState<string>()
  const reading = useFileFacts(file, sheet)
  const [only] = departments
  const modes = modesOf[kind]
  const [schema] = useState(() => newImportForm(sayInForm, kind !== 'users'))
  const [defaults] = useState<Fields>(() => ({
    department: departments.length === 1 ? (only?.id ?? '') : '',
    mode: modes[0] ?? 'add-and-update',
    rows: null,
    amount: null,
  }))
  const [isMissing, setMissing] = useState(false)
  const missing = isMissing && file === null ? formatMessage({ id: 'imports.file.missing' }) : null
  const problem = reading.at === 'problem' ? problemText(reading.problem) : missing

  // The file is no field of the form: a draft cannot keep it.
  const send = async ({ department, mode, rows, amount }: Fields) => {
    if (file === null || reading.at !== 'read') {
      setMissing(true)
      const usual = file === null ? 'imports.file.missing' : 'imports.file.stillReading'
      return { message: problem ?? formatMessage({ id: usual }) }
    }
    const { facts } = reading
    return onSend({
      file,
      facts,
      body: {
        ...(merchant !== undefined && { merchant_id: merchant }),
        department_id: department === '' ? null : department,
        mode,
        file: {
          name: keptFileName(file.name),
          size: facts.size,
          hash: facts.hash,
          sheet: facts.sheet,
        },
        headings: [...facts.headings],
        rows: facts.rows,
        control: { rows, amount_cents: amount },
      },
    })
  }

  return (
    <Card as="section" padded aria-labelledby="new-import">
      <KeptForm name={`import ${kind}`} schema={schema} defaults={defaults} onSubmit={send}>
        {(form) => {
          const { department, mode } = form.form.watch()
          return (
            <Stack gap="5">
              <Row justifyContent="space-between">
                <chakra.h2 id="new-import" textStyle="h2">
                  <FormattedMessage id="imports.new.title" />
                </chakra.h2>
                <TemplateButton kind={kind} zone={zone} />
              </Row>
              <Columns>
                <Stack gap="5">
                  {departments.length > 1 && (
                    <SelectField
                      {...form.field('department')}
                      label={<FormattedMessage id="list.field.department" />}
                      need="required"
                    >
                      <option value="">{formatMessage({ id: 'imports.new.choose' })}</option>
                      {departments.map(({ id, name, status }) => (
                        <option key={id} value={id} disabled={!status}>
                          {status ? name : formatMessage({ id: 'imports.new.off' }, { name })}
                        </option>
                      ))}
                    </SelectField>
                  )}
                  {departments.length === 1 && only !== undefined && (
                    <p>
                      <FormattedMessage
                        id="imports.new.into"
                        values={{ department: <strong>{only.name}</strong> }}
                      />
                    </p>
                  )}
                  {modes.length > 1 && (
                    <RadioField
                      {...form.choice('mode')}
                      label={<FormattedMessage id="imports.new.mode" />}
                      options={modes.map((value) => ({
                        value,
                        label: formatMessage({ id: modeWords[value].label }),
                        description: formatMessage({ id: modeWords[value].help }),
                      }))}
                    />
                  )}
                  {(department !== '' || kind === 'users') && (
                    <LastImport
                      kind={kind}
                      departmentId={department === '' ? null : department}
                      merchant={merchant}
                      zone={zone}
                    />
                  )}
                </Stack>
                <Stack gap="5">
                  <FileField
                    value={file}
                    onChange={(chosen) => {
                      setFile(chosen)
                      setSheet(undefined)
                      setMissing(false)
                    }}
                    label={<FormattedMessage id="imports.column.file" />}
                    need="required"
                    endings={fileEndings}
                    mostMegabytes={mostMegabytes}
                    error={problem}
                    progress={<FileFactsLine reading={reading} onSheet={setSheet} />}
                  />
                  <Fold>
                    <summary>
                      <FormattedMessage id="imports.new.control" />
                      <ExpandIcon />
                    </summary>
                    <Stack gap="4" pt="2">
                      <chakra.p textStyle="help">
                        <FormattedMessage id="imports.new.controlHelp" />
                      </chakra.p>
                      <Totals>
                        <CountField
                          {...form.value('rows')}
                          label={<FormattedMessage id="imports.column.rows" />}
                        />
                        {kind !== 'users' && (
                          <MoneyField
                            {...form.value('amount')}
                            label={<FormattedMessage id={totalWords[kind]} />}
                          />
                        )}
                      </Totals>
                    </Stack>
                  </Fold>
                </Stack>
              </Columns>
              {mode === 'replace-open' && (
                <chakra.p textStyle="help">
                  <FormattedMessage id="imports.new.replaces" />
                </chakra.p>
              )}
              <div>
                <Button
                  type="submit"
                  icon={<ImportIcon />}
                  pending={form.pending || reading.at === 'reading'}
                >
                  <FormattedMessage id="imports.new.send" />
                </Button>
              </div>
            </Stack>
          )
        }}
      </KeptForm>
    </Card>
  )
}

/** What of a row is added up. */
const totalWords = {
  accounts: 'imports.new.totalDue',
  permits: 'imports.new.totalDue',
  aging: 'imports.new.totalBalance',
  payments: 'imports.new.totalAmount',
} as const satisfies Readonly<Record<Exclude<ImportKind, 'users'>, string>>

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: { base: '5', xl: '8' },
    alignItems: 'start',
  },
})

const Totals = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    gap: '4',
    alignItems: 'end',
  },
})
