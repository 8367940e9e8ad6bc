import bill from './bill.json'

export const messages = bill
