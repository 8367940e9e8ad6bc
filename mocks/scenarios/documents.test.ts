import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { effects } from './fault'
import { catalogue, overview } from './documents'

// `npm run scenarios` writes the tables.

const documents = [
  ['README.md', overview],
  ['docs/scenarios.md', catalogue],
] as const

const begin = '<!-- scenarios: from the registry, by `npm run scenarios` -->'
const end = '<!-- /scenarios -->'

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

test.each(Object.keys(effects))('the effect %s is named', (effect) => {
  expect(readFileSync(fileOf('docs/scenarios.md'), 'utf8')).toContain(`\`${effect}\``)
})

test.each(documents)('%s lists the scenarios that there are', async (path, generated) => {
  const file = fileOf(path)
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(begin)
  const [, after = ''] = rest.split(end)
  const wanted = `${before}${begin}\n\n${generated()}\n\n${end}${after}`
  await expect(wanted).toMatchFileSnapshot(file)
})
