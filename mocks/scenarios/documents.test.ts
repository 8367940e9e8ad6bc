import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogue, overview } from './documents'

// `npm run scenarios` writes the tables anew.

const documents = [
  ['README.md', overview],
  ['docs/scenarios.md', catalogue],
] as const

const begin = '<!-- scenarios: from the registry, by `npm run scenarios` -->'
const end = '<!-- /scenarios -->'

test.each(documents)('%s lists the scenarios that there are', async (path, generated) => {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(begin)
  const [, after = ''] = rest.split(end)
  const wanted = `${before}${begin}\n\n${generated()}\n\n${end}${after}`
  await expect(wanted).toMatchFileSnapshot(file)
})
