import { useIntl } from 'react-intl'
import { limitRanges } from '@/contract/recaptcha/recaptcha-limits'
import { type Score, scores } from '@/contract/recaptcha/recaptcha-scores'
import { useFormats } from '@/i18n/format'
import { windowMinutes } from '@/rules/recaptcha/figures'
import { bestScore, type LimitValues, worstScore } from '@/rules/recaptcha/limits'
import { type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import { CountField } from '@/ui/form/fields/count-field'
import { MoneyField } from '@/ui/form/fields/money-field'
import { SelectField } from '@/ui/form/fields/select-field'
import { useEventTexts } from './use-event-texts'

const words = {
  challenge_below: 'challengeBelow',
  block_below: 'blockBelow',
  declines: 'declines',
  within_seconds: 'withinSeconds',
  pause_minutes: 'pauseMinutes',
  per_network: 'perNetwork',
  per_bin: 'perBin',
  min_cents: 'minCents',
} as const satisfies Readonly<Record<keyof LimitValues, string>>

/** The fields of the settings: form, facts and conflict. */
export function useLimitFields(): FieldTable<LimitValues> {
  const { formatMessage } = useIntl()
  const { count, money } = useFormats()
  const texts = useEventTexts()
  const helpValues = {
    none: texts.score({ score: worstScore }),
    best: texts.score({ score: bestScore }),
    free: money(limitRanges.min_cents.least),
  }
  const { field } = useFieldRows<LimitValues>((name) => ({
    label: formatMessage(
      { id: `recaptcha-events.limit.${words[name]}` },
      { minutes: windowMinutes },
    ),
    help: formatMessage({ id: `recaptcha-events.limit.${words[name]}.help` }, helpValues),
  }))
  const score = (name: 'challenge_below' | 'block_below') =>
    field(
      name,
      (value) => texts.score({ score: value }),
      (api, own) => {
        const { onChange, value, ...binding } = api.value(name)
        return (
          <SelectField
            {...own}
            {...binding}
            value={String(value)}
            need="required"
            onChange={({ target }) => onChange(scoreIn(target.value))}
          >
            {scores.map((one) => (
              <option key={one} value={String(one)}>
                {texts.score({ score: one })}
              </option>
            ))}
          </SelectField>
        )
      },
    )
  const number = (name: NumberName) =>
    field(
      name,
      (value) => (value === null ? '' : count(value)),
      (api, own) => <CountField {...own} {...api.value(name)} need="required" />,
    )
  return {
    challenge_below: score('challenge_below'),
    block_below: score('block_below'),
    declines: number('declines'),
    within_seconds: number('within_seconds'),
    pause_minutes: number('pause_minutes'),
    per_network: number('per_network'),
    per_bin: number('per_bin'),
    min_cents: field(
      'min_cents',
      (value) => (value === null ? '' : money(value)),
      (api, own) => <MoneyField {...own} {...api.value('min_cents')} need="required" />,
    ),
  }
}

type NumberName = 'declines' | 'within_seconds' | 'pause_minutes' | 'per_network' | 'per_bin'

const scoreIn = (text: string): Score => scores.find((score) => String(score) === text) ?? 0
