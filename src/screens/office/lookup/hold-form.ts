import * as v from 'valibot'
import type { AccountHold } from '@/contract/office-accounts'
import { sayInForm } from '@/i18n/form-rules'
import { holdFieldRules } from '@/rules/bills/office-holds'

export const holdForm = (today: string) => v.object(holdFieldRules(sayInForm, today))
export type HoldForm = v.InferOutput<ReturnType<typeof holdForm>>

/** A new hold begins with the reason that says least. */
export const toForm = ({ hold }: Pick<AccountHold, 'hold'>): HoldForm =>
  hold === null
    ? { code: 'OTHER', reason: '', until: '' }
    : { code: hold.code, reason: hold.reason, until: hold.until ?? '' }
