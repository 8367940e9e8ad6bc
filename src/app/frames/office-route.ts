import { PanelError } from '@/app/failures/error-panel'
import {
  officeAddress,
  type OfficeScreen,
  twinAddress,
  type TwinScreen,
} from '@/rules/addresses/office-addresses'
import { needsMessages } from './load-messages'

/** What the table says of a screen, for the route of its own address. */
export const officeRoute = (screen: OfficeScreen) => ({
  staticData: { address: officeAddress(screen) },
  beforeLoad: needsMessages(...screen.messages),
  errorComponent: PanelError,
})

/** The same for the merchant's address of the same screen (decision 16). */
export const officeTwinRoute = (screen: TwinScreen) => ({
  staticData: { address: twinAddress(screen) },
  beforeLoad: needsMessages(...screen.messages),
  errorComponent: PanelError,
})
