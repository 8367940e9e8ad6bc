import * as v from 'valibot'
import type { WarningAction, WarningState } from '@/contract/warnings'
import { longest } from '@/contract/wire'
import { optionalText, requiredText, type Say } from '../forms/field-rules'

export interface WarningRights {
  /** `warnings.acknowledge` */
  readonly acknowledge: boolean
  /** `warnings.edit` */
  readonly edit: boolean
}

/** What a person may do with a warning in this state. */
export function actionsOn(
  state: WarningState,
  { acknowledge, edit }: WarningRights,
): readonly WarningAction[] {
  const steps: readonly (readonly [WarningAction, boolean])[] = [
    ['acknowledge', acknowledge && state === 'open'],
    ['assign', edit && state !== 'closed'],
    ['close', edit && state !== 'closed'],
    ['reopen', edit && state === 'closed'],
  ]
  return steps.filter(([, isOpen]) => isOpen).map(([action]) => action)
}

/** Why it is closed, for the next person who meets it. */
export const closeRules = (say: Say) => v.object({ note: requiredText(say, longest.long) })

/** The new owner ('': none), and what they should know. */
export const assignRules = (say: Say) =>
  v.object({ owner_id: v.string(), note: optionalText(say, longest.long) })
