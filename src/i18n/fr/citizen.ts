import citizen from './citizen.json'
import unsubscribe from './unsubscribe.json'

export const messages = { ...citizen, ...unsubscribe }
