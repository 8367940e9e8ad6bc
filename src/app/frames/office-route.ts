import { PanelError } from '@/app/failures/error-panel'
import {
  officeAddress,
  type OfficeScreen,
  twinAddress,
  type TwinScreen,
} from '@/rules/addresses/office-addresses'
import type { officeMessages as messages } from '@/rules/addresses/office-messages'
import { loadMessages } from './load-messages'

/** A citizen's first script has all addresses and not which messages the office's pages need. */
export const needsOfficeMessages = (name: keyof typeof messages) => async (): Promise<void> => {
  const { officeMessages } = await import('@/rules/addresses/office-messages')
  await loadMessages(...officeMessages[name])
}

/** What the table says of a screen, for the route of its own address. */
export const officeRoute = (screen: OfficeScreen) => ({
  staticData: { address: officeAddress(screen) },
  beforeLoad: needsOfficeMessages(screen.name),
  errorComponent: PanelError,
})

/** The same for the merchant's address of the same screen (decision 16). */
export const officeTwinRoute = (screen: TwinScreen) => ({
  staticData: { address: twinAddress(screen) },
  beforeLoad: needsOfficeMessages(screen.name),
  errorComponent: PanelError,
})
