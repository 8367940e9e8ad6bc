import checkout from './checkout.json'
import receipts from './receipts.json'

export const messages = { ...checkout, ...receipts }
