import { proxy } from 'valtio'

/** What floats over any page and can be shown or hidden (specification §1). */
export const overlays = proxy({ findReceipt: false, secureCheckout: false })
