import dashboard from './dashboard.json'
import office from './office.json'

export const messages = { ...office, ...dashboard }
