import cart from './cart.json'
import departments from './departments.json'
import failures from './failures.json'
import parcels from './parcels.json'
import shell from './shell.json'
import ui from './ui.json'

/** The messages of every page; its own area is loaded later. */
export const messages = { ...shell, ...ui, ...failures, ...departments, ...parcels, ...cart }
