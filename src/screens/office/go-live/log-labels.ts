import type { MessageId } from '@/i18n/message-ids'
import { cardPointLabels } from './card-point-form'

/** What the log of changes calls the fields of these steps, and of copied settings. */
export const goLiveLabels: Readonly<Record<string, MessageId>> = {
  ...cardPointLabels,
  approved: 'go-live.log.approved',
  copied_from: 'go-live.log.copiedFrom',
}
