import * as v from 'valibot'
import { expect, test } from 'vitest'
import { system } from './theme'
import { tokenValues } from './token-names'
import { tokenSystem } from './tokens'

const rules = v.record(v.string(), v.record(v.string(), v.union([v.string(), v.number()])))

/** `&:where(:root)` and `.dark &` stand at the top of the sheet, where `&` is nothing. */
function textOf(tokens: unknown): string {
  return Object.entries(v.parse(rules, tokens))
    .map(([selector, variables]) => {
      const lines = Object.entries(variables).map(([name, value]) => `    ${name}: ${value};`)
      return `  ${selector.replace('&', '').trim()} {\n${lines.join('\n')}\n  }\n`
    })
    .join('\n')
}

const head = `/* The theme's tokens (tokens.ts). Written by \`npm run tokens\`; a test compares. */\n`

test('tokens.css says what the tokens say', async () => {
  const tokens: Readonly<Record<string, unknown>> = tokenSystem.getTokenCss()
  await expect(`${head}@layer tokens {\n${textOf(tokens['@layer tokens'])}}\n`).toMatchFileSnapshot(
    'tokens.css',
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
