import citizen from './citizen.json'

export const messages = citizen
