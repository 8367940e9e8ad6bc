import { writeFileSync } from 'node:fs'
import { nameLists } from './parts/name-lists.ts'

// Writes the names of the demonstration's people down: `npm run names`.
const file = new URL('../mocks/world/seed/names.ts', import.meta.url)
writeFileSync(file, nameLists())
