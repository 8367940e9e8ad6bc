import { proxy } from 'valtio'

/**
 * What floats over any page and can be shown or hidden (specification §1). The cart panel is
 * `cart.panelOpen`; the secure checkout has an address of its own, `/checkout?step=pay`.
 */
export const overlays = proxy({ findReceipt: false })
