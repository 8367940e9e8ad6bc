import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { saveMapping } from '@/api/imports'
import { officeKeys } from '@/api/office-keys'
import type { ImportMapping, ImportRow } from '@/contract/imports/imports'
import { sayInForm } from '@/i18n/form-rules'
import { mayImport } from '@/rules/imports/import-access'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useViewer } from '@/state/session/viewer'
import { Banner } from '@/ui/feedback/banner'
import { Row } from '@/ui/layout/stack'
import { CancelImport } from '@/screens/office/imports/steps/cancel-import'
import type { StepProps } from '@/screens/office/imports/steps/step-props'
import { refusalWords } from '@/screens/office/imports/import-words'
import { MapFacts } from './map-facts'
import { MapFieldsView } from './map-fields'
import { mapForm, toFields, toMapping } from './map-form'
import { OtherKind } from './other-kind'

/** Which column of the file is which of ours, and how days and amounts are written. */
export function MapStep({ row, page, onStep }: StepProps) {
  const { kind, headings } = row
  const { subject } = useViewer()
  const [schema] = useState(() => mapForm(sayInForm, kind, headings))
  const [defaults] = useState(() => toFields(kind, row.mapping))
  const save = useWrite<ImportMapping, ImportRow>({
    call: (mapping) => saveMapping(row.id, mapping),
    invalidates: [officeKeys.imports.all],
    awaits: true,
    words: refusalWords,
    done: () => onStep('check'),
  })
  if (!mayImport(subject, kind, 'create')) return <MapFacts row={row} />
  return (
    <>
      <OtherKind row={row} merchant={page.merchant} />
      {row.remembered && (
        <Banner>
          <FormattedMessage id="imports.map.remembered" />
        </Banner>
      )}
      <OfficeForm
        name={`import ${row.id}`}
        // Its other steps keep what was typed.
        place={['merchant', 'import']}
        schema={schema}
        defaults={defaults}
        save={(fields, done) => save.run(toMapping(kind, fields), done)}
        saveLabel={<FormattedMessage id="imports.map.save" />}
        beside={
          <Row>
            <CancelImport row={row} />
          </Row>
        }
      >
        {(form) => <MapFieldsView row={row} form={form} />}
      </OfficeForm>
    </>
  )
}
