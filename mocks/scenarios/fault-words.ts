import { type CallId, contract } from '@/contract/all'
import { type EffectName, effects, type Fault } from './fault'

/** A fault as people write it: `getBill:404` always, `createPayment:drop-after-commit:1` once. */

const isCall = (text: string): text is CallId => Object.hasOwn(contract, text)
const isEffect = (text: string): text is EffectName => Object.hasOwn(effects, text)

/** null: there is no such call, or no such effect. */
export function faultIn(words: string): Fault | null {
  const [call = '', effect = '', times, more] = words.split(':')
  if (!isCall(call) || !isEffect(effect) || more !== undefined) return null
  const fault: Fault = { match: { call }, effect: effects[effect] }
  if (times === undefined) return fault
  return /^[1-9]\d?$/.test(times) ? { ...fault, times: Number(times) } : null
}

export const faultWords = (call: CallId, effect: EffectName, times?: number): string =>
  [call, effect, times].filter((part) => part !== undefined).join(':')
