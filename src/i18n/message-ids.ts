import type accounts from './en/accounts.json'
import type bill from './en/bill.json'
import type blind from './en/blind.json'
import type cart from './en/cart.json'
import type citizen from './en/citizen.json'
import type checkout from './en/checkout.json'
import type dashboard from './en/dashboard.json'
import type departments from './en/departments.json'
import type errors from './en/errors.json'
import type forms from './en/forms.json'
import type lost from './en/lost.json'
import type office from './en/office.json'
import type outside from './en/outside.json'
import type parcels from './en/parcels.json'
import type password from './en/password.json'
import type receipts from './en/receipts.json'
import type session from './en/session.json'
import type shell from './en/shell.json'
import type signIn from './en/sign-in.json'
import type siteOff from './en/site-off.json'
import type statements from './en/statements.json'
import type ui from './en/ui.json'
import type unsubscribe from './en/unsubscribe.json'
import type { Locale } from './locales'

/** Every message id there is: the English files are the list, and the compiler holds us to it. */
export type MessageId =
  | keyof typeof accounts
  | keyof typeof bill
  | keyof typeof blind
  | keyof typeof cart
  | keyof typeof checkout
  | keyof typeof citizen
  | keyof typeof dashboard
  | keyof typeof departments
  | keyof typeof errors
  | keyof typeof forms
  | keyof typeof lost
  | keyof typeof office
  | keyof typeof outside
  | keyof typeof parcels
  | keyof typeof password
  | keyof typeof receipts
  | keyof typeof session
  | keyof typeof shell
  | keyof typeof signIn
  | keyof typeof siteOff
  | keyof typeof statements
  | keyof typeof ui
  | keyof typeof unsubscribe

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
