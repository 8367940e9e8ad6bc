import cart from './cart.json'
import departments from './departments.json'
import errors from './errors.json'
import parcels from './parcels.json'
import shell from './shell.json'
import ui from './ui.json'

export const messages = { ...shell, ...ui, ...errors, ...departments, ...parcels, ...cart }
