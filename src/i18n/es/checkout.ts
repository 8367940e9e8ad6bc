import checkout from './checkout.json'
import receipts from './receipts.json'
import siteOff from './site-off.json'
import statements from './statements.json'

export const messages = { ...checkout, ...receipts, ...siteOff, ...statements }
