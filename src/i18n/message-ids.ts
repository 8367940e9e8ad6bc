import type bill from './en/bill.json'
import type cart from './en/cart.json'
import type checkout from './en/checkout.json'
import type departments from './en/departments.json'
import type errors from './en/errors.json'
import type parcels from './en/parcels.json'
import type receipts from './en/receipts.json'
import type shell from './en/shell.json'
import type ui from './en/ui.json'
import type { Locale } from './locales'

/** Every message id there is: the English files are the list, and the compiler holds us to it. */
export type MessageId =
  | keyof typeof bill
  | keyof typeof cart
  | keyof typeof checkout
  | keyof typeof departments
  | keyof typeof errors
  | keyof typeof parcels
  | keyof typeof receipts
  | keyof typeof shell
  | keyof typeof ui

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
