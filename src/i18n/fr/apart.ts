import siteOff from './site-off.json'

export const messages = siteOff
