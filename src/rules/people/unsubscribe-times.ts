/** How long the link of a mail works, and what was saved with it can be taken back (product.md B5). */
export const unsubscribeLinkDays = 180
export const undoDays = 30
