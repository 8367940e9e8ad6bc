import { useNavigate } from '@tanstack/react-router'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ImportState } from '@/contract/imports/imports'
import { WizardHeading } from '@/screens/shared/wizard/wizard-heading'
import { Stack } from '@/ui/layout/stack'
import { Steps } from '@/ui/layout/steps'
import { CheckStep } from './check/check-step'
import { ImportLink } from '@/screens/office/imports/import-link'
import { type ImportStep, importSteps } from '@/screens/office/imports/import-search'
import { CommitStep } from './commit-step'
import { stepWords } from '@/screens/office/imports/import-words'
import { MapStep } from './map/map-step'
import { ResultStep } from './result-step'
import { canShow, stepOf } from './step-of'
import type { StepProps } from './step-props'
import { forgetUpload } from '@/screens/office/imports/run/upload-job'
import { UploadStep } from './upload-step'
import { forgetWatched } from '@/screens/office/imports/run/watch-import'

interface ImportStepsProps extends Omit<StepProps, 'onStep'> {
  step: ImportStep | undefined
  isNewPlace: (place: string) => boolean
}

/** The five steps with their states, and the one that shows. */
export function ImportSteps({ row, page, zone, step: asked, isNewPlace }: ImportStepsProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const step = stepOf(row.state, asked)
  // Within a step, too: the button that was pressed is gone.
  const turn = turns.find((state) => state === row.state) ?? ''
  const heading = useStepFocus(`${row.id} ${step} ${turn}`, isNewPlace)
  const searchOf = (next: ImportStep) => ({
    merchant: page.merchant,
    import: row.id,
    step: next,
  })
  const onStep: StepProps['onStep'] = (next, { replace } = { replace: false }) =>
    void navigate({ to: '.', search: searchOf(next), replace })
  const follow = useEffectEvent((state: ImportState, shown: ImportStep) => {
    if (asked !== shown) onStep(shown, { replace: true })
    // What the page shows needs no notice on the next one.
    if (state !== 'uploading') forgetUpload(row.id)
    if (state !== 'importing') forgetWatched(row.id)
  })
  useEffect(() => follow(row.state, step), [row.state, step])
  const props = { row, page, zone, onStep }
  const isOver = row.state === 'cancelled' || row.state === 'undone'
  return (
    <Root>
      {/* One that was canceled never came to the later steps. */}
      {row.state !== 'cancelled' && (
        <Steps
          label={formatMessage({ id: 'imports.step.label' })}
          current={importSteps.indexOf(step)}
          steps={importSteps.map((one) => ({
            key: one,
            label:
              one !== step && canShow(row.state, one) ? (
                <Reachable>
                  <ImportLink
                    kind={row.kind}
                    departmentId={row.department?.id ?? null}
                    search={searchOf(one)}
                  >
                    {formatMessage({ id: stepWords[one].title })}
                  </ImportLink>
                </Reachable>
              ) : (
                formatMessage({ id: stepWords[one].title })
              ),
          }))}
        />
      )}
      <Stack gap="5">
        <WizardHeading
          title={formatMessage({ id: stepWords[step].title })}
          lead={formatMessage({ id: isOver ? 'imports.stepLead.over' : stepWords[step].lead })}
          heading={heading}
        />
        <Stack key={step} gap="5">
          {step === 'upload' && <UploadStep {...props} />}
          {step === 'map' && <MapStep {...props} />}
          {step === 'check' && <CheckStep {...props} />}
          {step === 'import' && <CommitStep {...props} />}
          {step === 'result' && <ResultStep {...props} />}
        </Stack>
      </Stack>
    </Root>
  )
}

/** States that a step reaches while it is shown. */
const turns = ['importing', 'failed', 'undone'] as const satisfies readonly ImportState[]

/** The heading takes focus when the step changes, also where it is rendered only later. */
function useStepFocus(step: string, isNewPlace: (place: string) => boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNewPlace(step)) heading.current?.focus()
  }, [step, isNewPlace])
  return heading
}

const Root = chakra('div', {
  base: {
    '& > ol': { maxWidth: '48rem' },
    '& > ol [data-label]': { whiteSpace: { sm: 'nowrap' } },
  },
})

const Reachable = chakra('span', {
  base: {
    '& > a': { color: 'brand.text', borderRadius: '2px', _hover: { textDecoration: 'underline' } },
  },
})
