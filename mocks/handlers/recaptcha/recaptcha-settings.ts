import {
  getRecaptchaSettings,
  recaptchaLimits,
  type RecaptchaSettings,
  saveRecaptchaSettings,
} from '@/contract/recaptcha/recaptcha-limits'
import { type LimitProblem, limitRules, mostBlocked } from '@/rules/recaptcha/limits'
import { Command, type Handlers, reads, writes } from '@mocks/cloud/handler'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { checkVersion, versionOf } from '@mocks/handlers/versions'
import type { World } from '@mocks/world/create-world'
import { limitsId } from '@mocks/world/recaptcha-events'
import { limitsNow } from './limits-now'

const texts: Readonly<Record<LimitProblem, string>> = {
  'blocks-everyone': `This would refuse nearly all payments. Use at most ${mostBlocked}.`,
  'block-above-challenge': 'This is above the score below which the challenge is shown.',
}

const rules = limitRules(sayAsServer, (problem) => texts[problem])

function settingsOf(world: World): RecaptchaSettings {
  const limits = limitsNow(world)
  const row = world.recaptchaLimits.get(limitsId)
  return {
    ...limits,
    updated_at: row?.updated_at ?? null,
    updated_by: row?.updated_by ?? null,
    version: versionOf(limits),
  }
}

const names = [
  'challenge_below',
  'block_below',
  'declines',
  'within_seconds',
  'pause_minutes',
  'per_network',
  'per_bin',
  'min_cents',
] as const

export const recaptchaSettingsHandlers: Handlers<'getRecaptchaSettings' | 'saveRecaptchaSettings'> =
  {
    getRecaptchaSettings: reads(getRecaptchaSettings, ({ world }) => ({ data: settingsOf(world) })),

    saveRecaptchaSettings: writes(saveRecaptchaSettings, {
      command: recaptchaLimits,
      decide: ({ world }, { body: { version, ...body } }) => {
        checkedBy(rules, body)
        checkVersion(version, settingsOf(world))
        return new Command(body)
      },
      apply: (context, limits) => {
        const { world, at, user } = context
        const before = limitsNow(world)
        const row = { ...limits, updated_at: at, updated_by: user?.name ?? null }
        if (world.recaptchaLimits.get(limitsId)) world.recaptchaLimits.update(limitsId, row)
        else world.recaptchaLimits.insert({ id: limitsId, ...row })
        audit(context, {
          action: 'recaptcha-settings-changed',
          object: { kind: 'recaptcha', id: 'settings', name: 'reCaptcha' },
          merchant_id: null,
          changes: changesBetween(before, limits, names),
        })
        return { data: settingsOf(world) }
      },
    }),
  }
