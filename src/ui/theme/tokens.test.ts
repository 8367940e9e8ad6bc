import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { system } from './theme'
import { tokenValues } from './token-names'
import { tokenSystem } from './tokens'

const rules = v.record(v.string(), v.record(v.string(), v.union([v.string(), v.number()])))

/** What our own style sheets and scripts name, this theme's own files apart. */
const named = new Set(
  ['src', 'mocks']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.(?:css|tsx?)$/u.test(file) && !/tokens[^/]*$/u.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/--ct-[\w\\.-]*\w/gu) ?? []),
)

/**
 * The tokens of one of the two sheets: those that style sheets name are there from the first frame,
 * the rest comes with Chakra. `&:where(:root)` and `.dark &` stand at the top of the sheet, where
 * `&` is nothing.
 */
function sheetOf(isWanted: (name: string) => boolean): string {
  const tokens: Readonly<Record<string, unknown>> = tokenSystem.getTokenCss()
  const text = Object.entries(v.parse(rules, tokens['@layer tokens'])).flatMap(
    ([selector, variables]) => {
      const lines = Object.entries(variables)
        .filter(([name]) => isWanted(name))
        .map(([name, value]) => `    ${name}: ${value};`)
      if (lines.length === 0) return []
      return [`  ${selector.replace('&', '').trim()} {\n${lines.join('\n')}\n  }\n`]
    },
  )
  return `@layer tokens {\n${text.join('\n')}}\n`
}

const head = `/* The theme's tokens (tokens.ts). Written by \`npm run tokens\`; a test compares. */\n`

test('tokens.css has the tokens that style sheets name', async () => {
  await expect(head + sheetOf((name) => named.has(name))).toMatchFileSnapshot('tokens.css')
})

test('style-prop-tokens.css has the others', async () => {
  await expect(head + sheetOf((name) => !named.has(name))).toMatchFileSnapshot(
    'style-prop-tokens.css',
  )
})

test.each(Object.entries(tokenValues))('style props know each token of %s', (category, values) => {
  const all = Object.entries(tokenSystem.tokens.getCategoryValues(category))
  // Chakra adds a palette of its own to the colors, which no style here uses.
  expect(values).toEqual(
    Object.fromEntries(all.filter(([name]) => !name.startsWith('colorPalette'))),
  )
})

test('no category of tokens is forgotten', () => {
  expect(Object.keys(tokenValues).toSorted()).toEqual(
    [...tokenSystem.tokens.categoryMap.keys()].toSorted(),
  )
})

test('the theme has no other global styles: global.css is the reset and the base', () => {
  expect(system.getGlobalCss()).toEqual({ '@layer base': {} })
  expect(system.getPreflightCss()).toEqual({ '@layer reset': {} })
  expect(system.layers.atRule).toBe('@layer reset, base, tokens, recipes;')
})
