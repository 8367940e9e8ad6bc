import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { composedIds } from './composed-ids.ts'
import { readMessages, unusedMessages } from './message-files.ts'
import { parseProject, parseRepository } from './modules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('no message is without use, and ids are put together of words that the compiler knows', () => {
  const [messages, modules] = [readMessages(root), parseRepository(root)]
  const { ids, problems } = composedIds(root, modules, messages)
  expect(problems).toEqual([])
  expect(unusedMessages(messages, modules, ids)).toEqual([])
})

describe('the check itself', () => {
  const messages = new Map([
    [
      'en',
      new Map([
        [
          'cart',
          { 'cart.a.one': '1', 'cart.b.two': '2', 'cart.b.three': '3', 'cart.b.twoHelp': '' },
        ],
      ]),
    ],
  ])

  function check(source: string) {
    const folder = mkdtempSync(join(tmpdir(), 'composed-ids-'))
    try {
      mkdirSync(join(folder, 'src'))
      writeFileSync(join(folder, 'src/a.ts'), source)
      writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }')
      const modules = parseProject(new Map([['src/a.ts', source]]))
      const { ids, problems } = composedIds(folder, modules, messages)
      return {
        unused: unusedMessages(messages, modules, ids),
        problems: problems.map(({ path, line, text }) => `${path}:${line} ${text}`),
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test.each([
    ["export const a = ['cart.a.one', 'cart.b.two', 'cart.b.three', 'cart.b.twoHelp']", []],
    ["export const a = 'cart.a.one'", ['cart.b.two', 'cart.b.three', 'cart.b.twoHelp']],
    ['export const a = (b: "two" | "three") => `cart.b.${b}`', ['cart.a.one', 'cart.b.twoHelp']],
    [
      'export const a = (b: "two") => `cart.b.${b}Help`',
      ['cart.a.one', 'cart.b.two', 'cart.b.three'],
    ],
    [
      'export const a = <B extends "two">(b: B) => `cart.b.${b}`',
      ['cart.a.one', 'cart.b.three', 'cart.b.twoHelp'],
    ],
    ['export const a = (b: "cart.b.two") => `${b}Help`', ['cart.a.one', 'cart.b.three']],
  ])('what no code can name is found: %s', (source, unused) => {
    expect(check(source)).toEqual({ unused, problems: [] })
  })

  test('an id that may become anything is found', () => {
    expect(check('\nexport const a = (b: string) => `cart.b.${b}`').problems).toEqual([
      'src/a.ts:2 cart.b.… may become anything: give what stands in the gap a union of words',
    ])
  })
})
