import checkout from './checkout.json'
import receipts from './receipts.json'
import siteOff from './site-off.json'

export const messages = { ...checkout, ...receipts, ...siteOff }
