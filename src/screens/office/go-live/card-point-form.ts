import * as v from 'valibot'
import type { CardPoint } from '@/contract/payments/card-point'
import { sayInForm } from '@/i18n/form-rules'
import type { MessageId } from '@/i18n/message-ids'
import { type CardPointFields, cardPointRules, terminalsIn } from '@/rules/merchants/card-point'
import { type Draft, draftFor } from '@/state/office/drafts'

export const cardPointForm = (hasPassword: boolean) =>
  cardPointRules(sayInForm, (problem) => `go-live.problem.${problem}`, hasPassword)

/** The labels of the fields, in the form and in the log. */
export const cardPointLabels = {
  site: 'go-live.card.site',
  merchid: 'go-live.card.merchid',
  username: 'go-live.card.username',
  password: 'go-live.card.password',
  ach_merchid: 'go-live.card.ach',
  iframe_origin: 'go-live.card.origin',
  terminals: 'go-live.card.terminals',
} as const satisfies Readonly<Record<keyof CardPointFields, MessageId>>

/** The saved account in the form's fields; the password is never there. */
export const toForm = (account: CardPoint | null): CardPointFields => ({
  site: account?.site ?? '',
  merchid: account?.merchid ?? '',
  username: account?.username ?? '',
  password: '',
  ach_merchid: account?.ach_merchid ?? '',
  iframe_origin: account?.iframe_origin ?? '',
  terminals: (account?.terminals ?? []).join(', '),
})

/** An empty password keeps the saved one. */
export function toBody(
  merchant_id: string,
  { password, terminals, ach_merchid, iframe_origin, ...fields }: CardPointFields,
) {
  return {
    merchant_id,
    ...fields,
    ...(password !== '' && { password }),
    ach_merchid: ach_merchid === '' ? null : ach_merchid,
    iframe_origin: iframe_origin === '' ? null : iframe_origin,
    terminals: terminalsIn(terminals),
  }
}

/** What the processor is asked about, as it is typed; an empty password is the saved one. */
export function toCredentials({ site, merchid, username, password }: CardPointFields) {
  const typed = { site: site.trim(), merchid: merchid.trim(), username: username.trim() }
  return { ...typed, ...(password !== '' && { password }) }
}

/** Before the first one is saved; its version says that there was none. */
export const noAccount: CardPoint = {
  site: '',
  merchid: '',
  username: '',
  ach_merchid: null,
  iframe_origin: null,
  terminals: [],
  set_at: '',
  set_by: null,
  version: '',
}

const texts = v.object({
  site: v.string(),
  merchid: v.string(),
  username: v.string(),
  /** Always empty: `keep` leaves it out. */
  password: v.string(),
  ach_merchid: v.string(),
  iframe_origin: v.string(),
  terminals: v.string(),
})

/** What was typed and not saved, without the password (decision 4). */
export function cardPointDraft(merchantId: string): Draft<CardPointFields> {
  const draft = draftFor(`/admin/settings/add-settings/${merchantId} card-point`, texts)
  return {
    read: draft.read,
    readOver: draft.readOver,
    keep: (fields, over) =>
      draft.keep({ ...fields, password: '' }, over && { ...over, password: '' }),
    forget: (saved) => draft.forget(saved && { ...saved, password: '' }),
  }
}
