import type { Locale } from './locales'
import type { Areas } from './message-areas'

type MessageArea = keyof Areas

/** In `<language>/first.ts`. */
type FirstArea = 'shell' | 'ui' | 'failures' | 'departments' | 'parcels' | 'cart'

/** The areas that a route loads before its screen shows; `first` is on every page. */
export type LoadedArea = Exclude<MessageArea, FirstArea> | 'first'

/** Every message id: the English files are the list, checked by the compiler. */
export type MessageId = { [Area in MessageArea]: keyof Areas[Area] }[MessageArea]

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
    interface IntlConfig {
      locale: Locale
    }
  }
}
