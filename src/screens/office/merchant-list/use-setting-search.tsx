import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SettingName, settingNames } from '@/contract/merchants/setting-names'
import { searchMinimumLength } from '@/rules/constants'
import { settingsNamed, type SettingStep, settingSteps } from '@/rules/merchants/setting-steps'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { settingWords } from './settings-words'

/** A step of a merchant's settings, and its field where one setting is meant. */
export interface SettingPlace {
  readonly step: SettingStep
  readonly setting?: SettingName
}

interface SettingSearchOptions {
  /** The search. */
  readonly text: string
  /** The setting of the list's filter. */
  readonly chosen: string | undefined
  readonly onChoose: (setting: SettingName) => void
}

interface SettingSearch {
  /** What the call's filter has; undefined: no setting is meant. */
  readonly setting: string | undefined
  /** Where a merchant opens; undefined: as always. */
  readonly place: SettingPlace | undefined
  /** Below the search. */
  readonly hint: ReactNode
}

/** Finds settings by their names in the reader's language (product.md A2). */
export function useSettingSearch({ text, chosen, onChoose }: SettingSearchOptions): SettingSearch {
  const names = useSettingNames()
  const isSearched = text.length >= searchMinimumLength
  const one = settingNames.find((setting) => setting === chosen)
  const found = isSearched && one === undefined ? settingsNamed(names, text) : []
  const [first] = found
  if (one !== undefined) {
    return { setting: chosen, place: placeOf(one), hint: <OpensAt setting={one} /> }
  }
  if (first === undefined) return { setting: undefined, place: undefined, hint: null }
  const step = commonStep(found)
  return {
    setting: found.join(','),
    place: found.length === 1 ? placeOf(first) : step && { step },
    hint: <Found text={text} found={found} step={step} onChoose={onChoose} />,
  }
}

/** Every setting with its name. */
export function useSettingNames(): readonly { setting: SettingName; name: string }[] {
  const { formatMessage } = useIntl()
  return settingNames.map((setting) => ({
    setting,
    name: formatMessage({ id: settingWords[setting] }),
  }))
}

const placeOf = (setting: SettingName): SettingPlace => ({ step: settingSteps[setting], setting })

/** Settings of one step lead there without a choice. */
function commonStep(settings: readonly SettingName[]): SettingStep | undefined {
  const [first] = settings
  const step = first && settingSteps[first]
  return settings.every((setting) => settingSteps[setting] === step) ? step : undefined
}

function OpensAt({ setting }: { setting: SettingName }) {
  return (
    <Hint>
      <FormattedMessage
        id="merchant-list.found.chosen"
        values={{
          setting: <FormattedMessage id={settingWords[setting]} />,
          step: <FormattedMessage id={`merchants.step.${settingSteps[setting]}`} />,
        }}
      />
    </Hint>
  )
}

interface FoundProps {
  text: string
  found: readonly SettingName[]
  step: SettingStep | undefined
  onChoose: (setting: SettingName) => void
}

function Found({ text, found, step, onChoose }: FoundProps) {
  return (
    <Hint
      title={
        <FormattedMessage id="merchant-list.found.heading" values={{ text, count: found.length }} />
      }
    >
      {step === undefined ? (
        <FormattedMessage id="merchant-list.found.lead" />
      ) : (
        <FormattedMessage
          id="merchant-list.found.opens"
          values={{ step: <FormattedMessage id={`merchants.step.${step}`} /> }}
        />
      )}
      <div className="found-settings">
        {found.map((setting) => (
          <Button key={setting} variant="outline" size="sm" onClick={() => onChoose(setting)}>
            <FormattedMessage id={settingWords[setting]} />
          </Button>
        ))}
      </div>
    </Hint>
  )
}

function Hint({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className="setting-hint">
      <Banner role="status" {...(title !== undefined && { title })}>
        {children}
      </Banner>
    </div>
  )
}
