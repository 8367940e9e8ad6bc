import type { IntlShape } from 'react-intl'
import type { MessageId } from './message-ids'

function isMessageId(intl: IntlShape, text: string): text is MessageId {
  return text in intl.messages
}

/**
 * Rules and schemas say what is wrong by message id, so that a change of language changes the
 * sentence too; what a server wrote is shown as it is.
 */
export function messageText(
  intl: IntlShape,
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return isMessageId(intl, text) ? intl.formatMessage({ id: text }, values) : text
}
