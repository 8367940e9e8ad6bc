import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode, type RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GenericSchema } from 'valibot'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { FootBar } from './foot-bar'
import { type FormApi, type FormFailure, FormShell } from './form-shell'
import { useFocusOnChange } from './use-focus-on-change'
import { WizardReview } from './wizard-review'
import { failuresByStep, statusOf, type WizardProgress } from './wizard-state'
import { WizardSteps } from './wizard-steps'

/** The fields of all steps, each step's under its key, in their order. */
type WizardValues<Values> = { [Key in keyof Values]: FieldValues }

/** One step: a form of its own. */
export interface WizardStep<Fields extends FieldValues> {
  title: string
  help?: ReactNode
  schema: GenericSchema<Fields>
  /** Another problem that blocks the end, besides its fields: "Needs a first import". */
  blocks?: readonly string[]
  /** Saved by the server as soon as the step is complete; a refusal goes to the fields. */
  save?: (fields: Fields) => Promise<FormFailure | undefined>
  fields: (form: FormApi<Fields>) => ReactNode
  /** The step's summary in the last step. */
  review: (fields: Fields) => ReactNode
}

export interface WizardProps<Values extends WizardValues<Values>> {
  /** The wizard's goal, for screen readers: "New merchant". */
  label: string
  steps: { readonly [Key in keyof Values]: WizardStep<Values[Key]> }
  /** `useWizardProgress` keeps it as a draft. */
  progress: WizardProgress<Values>
  onProgress: (update: (before: WizardProgress<Values>) => WizardProgress<Values>) => void
  /** The step's key, or `review`: an address holds it. Anything else is the first step. */
  step: string
  onStep: (step: string) => void
  /** On the last button: "Create the merchant". */
  finishLabel: ReactNode
  /** Called with the fields of all steps; a refusal goes to its step by path: `site.name`. */
  onFinish: (values: Values) => Promise<FormFailure | undefined>
}

export const reviewStep = 'review'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    '& h2': { outline: 'none' },
  },
})

/**
 * A form in steps, in any order: each is validated separately, can be left and resumed, and reports
 * what blocks the end. The last step shows everything and finishes.
 */
export function Wizard<Values extends WizardValues<Values>>({
  label,
  steps,
  progress,
  onProgress,
  step,
  onStep,
  finishLabel,
  onFinish,
}: WizardProps<Values>) {
  const { formatMessage } = useIntl()
  const [refused, setRefused] = useState<Readonly<Record<string, FormFailure>>>({})
  const keys = Object.keys(steps).filter((key) => isStep(steps, key))
  const current = keys.find((key) => key === step) ?? (step === reviewStep ? null : keys[0])
  const heading = useFocusOnChange(current ?? reviewStep)
  const statuses = keys.map((key) =>
    statusOf(key, steps[key], progress.values[key], progress.visited, refused[key] !== undefined),
  )
  const keep = (key: keyof Values & string, fields: Values[keyof Values & string]) =>
    onProgress(({ values, visited }) => ({
      values: { ...values, [key]: fields },
      visited: visited.includes(key) ? visited : [...visited, key],
    }))
  const accept = (key: string) => setRefused(({ [key]: _, ...others }) => others)
  const nextOf = (key: keyof Values & string) => keys[keys.indexOf(key) + 1] ?? reviewStep
  const finish = async (): Promise<FormFailure | null> => {
    const failure = await onFinish(progress.values)
    if (failure === undefined) return null
    const { steps: found, rest } = failuresByStep(failure, keys)
    setRefused(found)
    const first = keys.find((key) => found[key] !== undefined)
    if (rest === null && first !== undefined) onStep(first)
    return rest
  }
  return (
    <Root>
      <WizardSteps
        label={label}
        steps={[
          ...statuses.map((status) => ({ title: steps[status.key].title, status })),
          {
            title: formatMessage({ id: 'forms.wizard.review' }),
            status: { key: reviewStep, state: 'pending', wrongFields: 0, isReady: true },
          },
        ]}
        current={current ?? reviewStep}
        onStep={onStep}
      />
      {current === null || current === undefined ? (
        <WizardReview
          heading={heading}
          parts={statuses.map((status) => ({
            status,
            title: steps[status.key].title,
            blocks: steps[status.key].blocks ?? [],
            content: steps[status.key].review(progress.values[status.key]),
          }))}
          onStep={onStep}
          finishLabel={finishLabel}
          onFinish={finish}
        />
      ) : (
        <StepForm
          key={current}
          step={steps[current]}
          fields={progress.values[current]}
          heading={heading}
          failure={refused[current] ?? null}
          onKeep={(fields) => keep(current, fields)}
          onBack={current === keys[0] ? null : () => onStep(keys[keys.indexOf(current) - 1] ?? '')}
          onDone={(fields) => {
            keep(current, fields)
            accept(current)
            onStep(nextOf(current))
          }}
        />
      )}
    </Root>
  )
}

interface StepFormProps<Fields extends FieldValues> {
  step: WizardStep<Fields>
  fields: Fields
  heading: RefObject<HTMLHeadingElement | null>
  failure: FormFailure | null
  onKeep: (fields: Fields) => void
  /** null: the first step. */
  onBack: (() => void) | null
  onDone: (fields: Fields) => void
}

function StepForm<Fields extends FieldValues>({
  step,
  fields,
  heading,
  failure,
  onKeep,
  onBack,
  onDone,
}: StepFormProps<Fields>) {
  const { title, help, schema, blocks = [], save } = step
  return (
    <FormShell
      schema={schema}
      defaults={fields}
      failure={failure}
      onDraft={onKeep}
      onSubmit={async (done) => {
        const refused = await save?.(done)
        if (refused === undefined) onDone(done)
        return refused
      }}
    >
      {(form) => (
        <>
          <Card padded>
            <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2">
              {title}
            </chakra.h2>
            {help !== undefined && (
              <chakra.p textStyle="help" mt="0.5">
                {help}
              </chakra.p>
            )}
            <Stack gap="5" mt="4">
              {blocks.map((text) => (
                <Banner key={text} tone="due" title={text} />
              ))}
              {step.fields(form)}
            </Stack>
          </Card>
          <FootBar>
            <Button type="submit" pending={form.pending}>
              <FormattedMessage id="forms.wizard.next" />
            </Button>
            {onBack !== null && (
              <Button variant="outline" onClick={onBack}>
                <FormattedMessage id="forms.wizard.back" />
              </Button>
            )}
          </FootBar>
        </>
      )}
    </FormShell>
  )
}

function isStep<Values extends WizardValues<Values>>(
  steps: WizardProps<Values>['steps'],
  key: string,
): key is keyof Values & string {
  return Object.hasOwn(steps, key)
}
