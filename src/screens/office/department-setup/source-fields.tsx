import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { trySource } from '@/api/department-setup'
import { isSameInput } from '@/api/write'
import type { DepartmentFields } from '@/contract/department-setup'
import type { SourceType } from '@/contract/departments'
import type { MessageId } from '@/i18n/message-ids'
import { useWrite } from '@/screens/shared/use-write'
import { Part } from '@/screens/shared/part'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { RadioField } from '@/ui/form/radio-field'
import { SwitchField } from '@/ui/form/switch-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import type { DepartmentForm } from './department-form'
import { sourceWords, useSettingWords } from './words'

const sourceTypes = [1, 2, 3, 4] as const
/** Radio buttons have text values. */
const typeOf = (text: string): SourceType => sourceTypes.find((type) => String(type) === text) ?? 2

interface SourceChoiceProps {
  api: FormApi<DepartmentForm>
  /** It has bills or payments, which belong to this kind. */
  isFixed: boolean
  isOutside: boolean
}

/** Where the department's bills are: decides which other settings there are. */
export function SourceChoice({ api, isFixed, isOutside }: SourceChoiceProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const { value, onChange, ...bound } = api.choice('source_type')
  return (
    <RadioField
      {...bound}
      {...words('sourceType')}
      value={String(value)}
      onChange={(text) => onChange(typeOf(text))}
      need="required"
      options={sourceTypes.map((type) => ({
        value: String(type),
        label: formatMessage({ id: sourceWords[type].label }),
        description: formatMessage({ id: sourceWords[type].help }),
      }))}
      {...((isFixed || isOutside) && {
        disabledReason: formatMessage({
          id: isFixed ? 'department-setup.source.fixed' : 'department-setup.source.fixedOutside',
        }),
      })}
    />
  )
}

interface SourceFieldsProps {
  api: FormApi<DepartmentForm>
  merchantId: string
}

type TestAnswer = Awaited<ReturnType<typeof trySource>>

interface Tested {
  readonly result: TestAnswer['result']
  readonly asked: DepartmentFields['source']
}

const testedWords = {
  answers: 'department-setup.tested.answers',
  'no-answer': 'department-setup.tested.noAnswer',
  'unknown-code': 'department-setup.tested.unknownCode',
} as const satisfies Readonly<Record<TestAnswer['result'], MessageId>>

/** Source type 1: the other system, and whether it answers. */
export function TylerFields({ api, merchantId }: SourceFieldsProps) {
  const words = useSettingWords()
  const source = api.form.watch('source')
  const [tested, setTested] = useState<Tested | null>(null)
  const test = useWrite<DepartmentFields['source'], TestAnswer>({
    call: (asked) => trySource(merchantId, asked),
    done: ({ result }, asked) => setTested({ result, asked }),
  })
  // An answer about other values says nothing.
  const result = tested !== null && isSameInput(tested.asked, source) ? tested.result : null
  return (
    <Part title={<FormattedMessage id="department-setup.part.source" />}>
      <TextField
        {...api.field('source.endpoint')}
        {...words('endpoint')}
        type="url"
        need="required"
        autoComplete="off"
        spellCheck={false}
      />
      <FieldColumns roomy>
        <TextField
          {...api.field('source.tax_code')}
          {...words('taxCode')}
          need="required"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...api.field('source.roll_types')}
          {...words('rollTypes')}
          need="required"
          autoComplete="off"
          spellCheck={false}
        />
      </FieldColumns>
      <div>
        <Button
          variant="outline"
          pending={test.pending}
          onClick={() => {
            const names = ['source.endpoint', 'source.tax_code', 'source.roll_types'] as const
            void api.form.trigger(names).then((isValid) => {
              if (isValid) void test.run(api.form.getValues('source'))
            })
          }}
        >
          <FormattedMessage id="department-setup.source.test" />
        </Button>
      </div>
      {test.problem !== null && <Banner tone="late">{test.problem}</Banner>}
      {result !== null && (
        <Banner role="status" tone={result === 'answers' ? 'good' : 'late'}>
          <FormattedMessage id={testedWords[result]} />
        </Banner>
      )}
    </Part>
  )
}

/** Source type 3: the vendor's site. */
export function OutsideFields({ api }: Pick<SourceFieldsProps, 'api'>) {
  const words = useSettingWords()
  return (
    <Part title={<FormattedMessage id="department-setup.part.outside" />}>
      <TextField
        {...api.field('outside.url')}
        {...words('url')}
        type="url"
        need="required"
        autoComplete="off"
        spellCheck={false}
      />
      <SwitchField {...api.flag('outside.checked')} {...words('checked')} />
      <TextField
        {...api.field('outside.vendor')}
        {...words('vendor')}
        need="optional"
        autoComplete="off"
      />
      <TextArea
        {...api.field('outside.fee')}
        {...words('vendorFee')}
        need="optional"
        rows={2}
        longest={500}
      />
      <TextArea
        {...api.field('outside.needs')}
        {...words('needs')}
        need="optional"
        rows={2}
        longest={500}
      />
    </Part>
  )
}
