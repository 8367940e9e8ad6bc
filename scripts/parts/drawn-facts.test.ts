import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawnFiles } from './drawn-facts.ts'

const folder = new URL('../../mocks/world/seed/drawn/', import.meta.url)
const written = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
)

it('writes down the people, streets, phones, mails and amounts that the world has', () => {
  expect(written).toEqual(drawnFiles())
})
