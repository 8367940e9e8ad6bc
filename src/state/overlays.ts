import { proxy } from 'valtio'

/**
 * The overlays that any page can show (specification §1). The cart panel is `cart.panelOpen`; the
 * secure checkout has its own address, `/checkout?step=pay`.
 */
export const overlays = proxy({ findReceipt: false })
