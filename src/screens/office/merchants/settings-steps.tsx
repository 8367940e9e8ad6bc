import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { type SettingsStep, settingsSteps } from '@/contract/launch'
import type { Merchant } from '@/contract/merchant-setup'
import type { SettingName } from '@/contract/setting-names'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { useFocusOnChange } from '@/ui/form/use-focus-on-change'
import { WizardSteps } from '@/ui/form/wizard-steps'
import { Stack } from '@/ui/layout/stack'
import { DomainStep } from './domain-step'
import { IdentityStep } from './identity-step'
import { LaunchBlocks } from './launch-blocks'
import { NotificationsStep } from './notifications-step'
import { RulesStep } from './rules-step'
import { StepHeading } from './step-heading'
import { stepWords } from './step-words'
import { useLeadOn } from './use-lead-on'
import { useSettingFocus } from './use-setting-focus'
import { StepNotes } from './step-notes'
import { UsersStep } from './users-step'

/** A step whose screen is another area's. */
export interface OtherStep {
  readonly key: SettingsStep
  readonly content: (merchant: Merchant, goTo: (step: SettingsStep) => void) => ReactNode
}

interface SettingsStepsProps {
  merchant: Merchant
  /** Of the address; anything else is the first step. */
  step: string | undefined
  /** The setting to go to in this step. */
  setting: SettingName | undefined
  onStep: (step: SettingsStep) => void
  siteOf: (subdomain: string) => string
  usersLink: (merchantId: string, content: ReactNode) => ReactNode
  steps: readonly OtherStep[]
}

/** All steps with their states, and the current one. */
export function SettingsSteps({
  merchant,
  step,
  setting,
  onStep,
  siteOf,
  usersLink,
  steps: others,
}: SettingsStepsProps) {
  const { formatMessage } = useIntl()
  const shown = settingsSteps.filter(
    (key) => isOwnStep(key) || others.some((other) => other.key === key),
  )
  const current = shown.find((key) => key === step) ?? 'identity'
  const heading = useFocusOnChange(current)
  const root = useRef<HTMLDivElement>(null)
  useSettingFocus(root, setting)
  const next = shown[shown.indexOf(current) + 1]
  const isOpen = !isDisabled(merchant)
  const leadOn = useLeadOn(current, onStep)
  const props = {
    merchant,
    // A site that is open is not being set up: the form stays where it is.
    onSaved: () => {
      if (!isOpen && next !== undefined) leadOn(next)
    },
  }
  const own: Readonly<Record<OwnStep, () => ReactNode>> = {
    identity: () => <IdentityStep {...props} />,
    domain: () => <DomainStep {...props} addressOf={(label) => new URL(siteOf(label)).host} />,
    rules: () => <RulesStep {...props} />,
    users: () => (
      <UsersStep merchant={merchant} usersLink={(content) => usersLink(merchant.id, content)} />
    ),
    notifications: () => <NotificationsStep {...props} />,
  }
  return (
    <Root ref={root}>
      <WizardSteps
        label={formatMessage({ id: 'merchants.page.steps' })}
        steps={shown.map((key) => ({
          key,
          title: formatMessage({ id: stepWords[key].title }),
          isCompleted: isCompleted(merchant, key),
        }))}
        current={current}
        onStep={onStep}
      />
      <Stack gap="5">
        <StepHeading step={current} heading={heading} />
        <LaunchBlocks launch={merchant.launch} step={current} isOpen={isOpen} />
        <StepNotes key={`notes ${current}`} />
        <Stack key={current} gap="5">
          {isOwnStep(current)
            ? own[current]()
            : others.find(({ key }) => key === current)?.content(merchant, leadOn)}
        </Stack>
      </Stack>
    </Root>
  )
}

const ownSteps = ['identity', 'domain', 'rules', 'users', 'notifications'] as const
type OwnStep = (typeof ownSteps)[number]

const isOwnStep = (step: SettingsStep): step is OwnStep => ownSteps.some((own) => own === step)

const isCompleted = ({ launch }: Merchant, step: SettingsStep): boolean =>
  launch.find((one) => one.step === step)?.completed === true

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    '& h2': { outline: 'none' },
  },
})
