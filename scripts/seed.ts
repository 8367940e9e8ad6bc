import { writeFileSync } from 'node:fs'
import { drawnFiles } from './parts/drawn-facts.ts'
import { nameLists } from './parts/name-lists.ts'

// Writes down what faker draws for the demonstration's world: `npm run seed`.
const seed = new URL('../mocks/world/seed/', import.meta.url)
writeFileSync(new URL('names.ts', seed), nameLists())
for (const [name, text] of drawnFiles()) writeFileSync(new URL(`drawn/${name}`, seed), text)
