/** What stands for a place in a bill whose person is hidden (contract/bills.ts, `masked`). */
export const hiddenText = '***'
