import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { worldHash } from '@mocks/scenarios/world-hash'
import { createWorld } from '@mocks/world/create-world'
import { defaultSeed } from '@mocks/world/seed/drawn-facts'

// A new table changes the hash of the world, which mocks/scenarios/world-hash.ts notes.
const file = fileURLToPath(new URL('../../mocks/scenarios/world-hash.ts', import.meta.url))
const noted = readFileSync(file, 'utf8')
writeFileSync(file, noted.replace(worldHash, createWorld(defaultSeed).hash()))
