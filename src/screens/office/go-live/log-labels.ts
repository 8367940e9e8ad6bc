import type { MessageId } from '@/i18n/message-ids'

/** What the log of changes calls the fields of these steps, and of copied settings. */
export const goLiveLabels: Readonly<Record<string, MessageId>> = {
  site: 'go-live.card.site',
  merchid: 'go-live.card.merchid',
  username: 'go-live.card.username',
  ach_merchid: 'go-live.card.ach',
  iframe_origin: 'go-live.card.origin',
  terminals: 'go-live.card.terminals',
  password: 'go-live.card.password',
  approved: 'go-live.log.approved',
  copied_from: 'go-live.log.copiedFrom',
}
