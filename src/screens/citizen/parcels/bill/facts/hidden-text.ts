/** The placeholder in a bill whose person is masked (contract/bills.ts, `masked`). */
export const hiddenText = '***'
