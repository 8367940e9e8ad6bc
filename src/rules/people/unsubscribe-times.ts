/** The lifetime of a mail's link, and of the undo after saving with it (product.md B5). */
export const unsubscribeLinkDays = 180
export const undoDays = 30
