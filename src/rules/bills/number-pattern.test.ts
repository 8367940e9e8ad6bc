import { describe, expect, it } from 'vitest'
import { longest } from '@/contract/wire'
import { fitsPattern, readNumberPattern } from './number-pattern'

const fits = (source: string, text: string) => {
  const pattern = readNumberPattern(source)
  if (pattern === null) throw new Error(`${source} is no pattern`)
  return fitsPattern(pattern, text)
}

/** Repeatable choices, without a source of randomness. */
function chooser(seed: number) {
  let state = seed
  return <T>(choices: readonly [T, ...T[]]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return choices[(state >>> 16) % choices.length] ?? choices[0]
  }
}

type Choose = ReturnType<typeof chooser>

const signs = [
  'a',
  'b',
  '1',
  '7',
  '-',
  ' ',
  String.raw`\d`,
  String.raw`\w`,
  String.raw`\s`,
] as const
const others = [
  '.',
  '[ab]',
  '[a-z0-9]',
  '[^1-5-]',
  String.raw`[\d-]`,
  String.raw`\.`,
  String.raw`[.\]-]`,
] as const
const repeats = ['', '', '', '?', '*', '+', '{2}', '{0}', '{1,3}', '{2,}', '{0,64}'] as const

function sequence(choose: Choose, depth: number): string {
  const parts = choose([0, 1, 2, 3, 4])
  return Array.from({ length: parts }, () => {
    if (depth > 0 && choose([true, false, false])) {
      const ways = Array.from({ length: choose([1, 2, 3]) }, () => sequence(choose, depth - 1))
      return `(${choose(['', '?:'])}${ways.join('|')})${choose(['', '?'])}`
    }
    return choose([choose(signs), choose(signs), choose(others)]) + choose(repeats)
  }).join('')
}

const anySource = (choose: Choose) => choose(['', '^']) + sequence(choose, 2) + choose(['', '$'])
const anyText = (choose: Choose) =>
  Array.from({ length: choose([0, 1, 2, 4, 7]) }, () =>
    choose(['a', 'b', 'c', '1', '7', '-', ' ', '.', ']', 'Z']),
  ).join('')

describe('a pattern of numbers', () => {
  it.each([
    [String.raw`^\d{2}-\d{6}$`, '08-004512', '08-00451'],
    [String.raw`^MH-\d{5}$`, 'MH-00001', 'mh-00001'],
    [String.raw`^(MH|BP)-\d{5}(-\d)?$`, 'BP-00001-2', 'XX-00001'],
    ['^[A-Z]{1,3}[0-9]+$', 'AB12', 'ABCD1'],
    [String.raw`\d{3}`, 'no. 123', 'no. 12'],
  ])('%s: %s and not %s', (source, good, bad) => {
    expect(fits(source, good)).toBe(true)
    expect(fits(source, bad)).toBe(false)
  })

  it('means the same as the regular expression', () => {
    const choose = chooser(7)
    let matches = 0
    for (let round = 0; round < 4_000; round += 1) {
      const [source, text] = [anySource(choose), anyText(choose)]
      const expected = new RegExp(source).test(text)
      if (fits(source, text) !== expected) throw new Error(`${source} and "${text}": ${expected}`)
      matches += expected ? 1 : 0
    }
    // Both answers are common, so that neither is the only one that was compared.
    expect(matches).toBeGreaterThan(800)
    expect(matches).toBeLessThan(3_200)
  })

  it.each([
    '^(a|a)*$',
    '(a+)+',
    '(a?){30}',
    String.raw`(a)\1`,
    '(?=a)b',
    '(?<=a)b',
    '(?<name>a)',
    'a|b',
    'a**',
    'a+?',
    'a{2,1}',
    'a{65}',
    'a{x}',
    '{2}',
    '*a',
    '[',
    '[b-a]',
    String.raw`[\d-z]`,
    '(',
    ')',
    'a^b',
    'a$b',
    String.raw`a\bb`,
    String.raw`a${'\\'}`,
  ])('%s is none', (source) => expect(readNumberPattern(source)).toBeNull())

  it('is quick, whatever it is and whatever was typed', () => {
    const worst = ['a?', 'a*', '.*', '(a|a)?', '((a*|a*)?)?', '[a-z]*', 'a{0,64}', '(a|(a|(a|a)))?']
    const choose = chooser(11)
    const sources = [
      ...worst.map((piece) => piece.repeat(longest.name).slice(0, longest.name)),
      ...worst.map((piece) => `^${piece.repeat(Math.floor(110 / piece.length))}b$`),
      ...Array.from({ length: 200 }, () => anySource(choose)),
    ]
    const texts = ['a'.repeat(200), `${'a'.repeat(199)}b`, '1-'.repeat(100), 'ab1 '.repeat(50)]
    let slowest = 0
    for (const source of sources) {
      const pattern = readNumberPattern(source)
      if (pattern === null) continue
      for (const text of texts) {
        // The shortest: another process may have had the processor.
        const times = [0, 1, 2, 3, 4].map(() => {
          const began = performance.now()
          fitsPattern(pattern, text)
          return performance.now() - began
        })
        slowest = Math.max(slowest, Math.min(...times))
      }
    }
    expect(slowest).toBeLessThan(5)
  })
})
