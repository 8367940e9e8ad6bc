import { type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SettingsStep, settingsSteps } from '@/contract/merchants/launch'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import type { SettingName } from '@/contract/merchants/setting-names'
import { isDisabled } from '@/rules/tenants/merchant-status'
import type { Onward } from '@/screens/shared/forms/office-form'
import { useSiteOf } from '@/screens/shared/merchant/site'
import { Wizard, type WizardStep } from '@/screens/shared/wizard/wizard'
import { Button } from '@/ui/action/button'
import { DomainStep } from './domain-step'
import { IdentityStep } from './identity-step'
import { LaunchBlocks } from './launch-blocks'
import { NotificationsStep } from './notifications-step'
import { RulesStep } from './rules-step'
import type { StepProps } from './settings-step'
import { stepWords } from './step-words'
import { useSettingFocus } from './use-setting-focus'
import { StepNotes } from './step-notes'
import { UsersStep } from './users-step'

/** A step whose screen is another area's. */
export interface OtherStep {
  readonly key: SettingsStep
  readonly content: (merchant: Merchant, moves: OtherMoves) => ReactNode
}

interface OtherMoves {
  readonly goTo: (step: SettingsStep) => void
  /** The title of the next step, while the site is being set up. */
  readonly next: string | undefined
  /** The button to the next step, for a step that is not left by saving it. */
  readonly onward: ReactNode
  /** The same for the form of such a step: what was changed is saved on the way. */
  readonly leadOn: Onward | undefined
}

interface SettingsStepsProps {
  merchant: Merchant
  /** Of the address; anything else is the first step. */
  step: string | undefined
  /** The setting to go to in this step. */
  setting: SettingName | undefined
  onStep: (step: SettingsStep) => void
  steps: readonly OtherStep[]
}

/** All steps with their states, and the current one. */
export function SettingsSteps({
  merchant,
  step,
  setting,
  onStep,
  steps: others,
}: SettingsStepsProps) {
  const { formatMessage } = useIntl()
  const siteOf = useSiteOf()
  const root = useRef<HTMLDivElement>(null)
  useSettingFocus(root, setting)
  const isOpen = !isDisabled(merchant)
  const own: Readonly<Record<OwnStep, (props: StepProps, onward: ReactNode) => ReactNode>> = {
    identity: (props) => <IdentityStep {...props} />,
    domain: (props) => <DomainStep {...props} addressOf={(label) => siteOf(label).host} />,
    rules: (props) => <RulesStep {...props} />,
    users: (_, onward) => <UsersStep merchant={merchant} onward={onward} />,
    notifications: (props) => <NotificationsStep {...props} />,
  }
  const stepOf = (key: SettingsStep): WizardStep<SettingsStep> => ({
    key,
    title: formatMessage({ id: stepWords[key].title }),
    lead: formatMessage({ id: stepWords[key].lead }),
    isCompleted: merchant.launch.find(({ step: one }) => one === key)?.completed === true,
    content: ({ advance, goTo, next: following }) => {
      // A site that is open is not being set up: the form stays where it is.
      const next = isOpen ? undefined : following
      const leadOn = next === undefined ? undefined : leadOnTo(next, advance)
      const onward = leadOn && (
        <Button variant="outline" onClick={advance}>
          {leadOn.label}
        </Button>
      )
      return isOwnStep(key)
        ? own[key]({ merchant, next, onSaved: () => !isOpen && advance() }, onward)
        : others
            .find((other) => other.key === key)
            ?.content(merchant, { goTo, next, onward, leadOn })
    },
  })
  const [first, ...later] = settingsSteps
  const shown = later.filter((key) => isOwnStep(key) || others.some((other) => other.key === key))
  return (
    <Wizard
      ref={root}
      label={formatMessage({ id: 'merchants.page.steps' })}
      steps={[stepOf(first), ...shown.map(stepOf)]}
      step={step}
      onStep={onStep}
      notes={(key) => (
        <>
          {/* The last step lists what is missing in each of them. */}
          {key !== 'review' && <LaunchBlocks launch={merchant.launch} step={key} isOpen={isOpen} />}
          <StepNotes key={key} />
        </>
      )}
    />
  )
}

const leadOnTo = (step: string, advance: () => void): Onward => ({
  label: <FormattedMessage id="merchants.form.onward" values={{ step }} />,
  saveLabel: <FormattedMessage id="merchants.form.continue" values={{ step }} />,
  advance,
})

const ownSteps = ['identity', 'domain', 'rules', 'users', 'notifications'] as const
type OwnStep = (typeof ownSteps)[number]

const isOwnStep = (step: SettingsStep): step is OwnStep => ownSteps.some((own) => own === step)
