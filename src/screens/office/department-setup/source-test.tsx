import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { trySource } from '@/api/departments/department-setup'
import { isSameInput } from '@/api/write'
import type { DepartmentFields } from '@/contract/departments/department-setup'
import type { MessageId } from '@/i18n/message-ids'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import type { FormApi } from '@/ui/form/shell/form-shell'
import type { DepartmentForm } from './department-form'

interface SourceTestProps {
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

/** Asks the other system whether it answers, with the values as typed. */
export function SourceTest({ api, merchantId }: SourceTestProps) {
  const source = api.form.watch('source')
  const [tested, setTested] = useState<Tested | null>(null)
  const test = useWrite<DepartmentFields['source'], TestAnswer>({
    reads: true,
    call: (asked) => trySource(merchantId, asked),
    done: ({ result }, asked) => setTested({ result, asked }),
  })
  // An answer about other values says nothing.
  const result = tested !== null && isSameInput(tested.asked, source) ? tested.result : null
  return (
    <>
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
    </>
  )
}
