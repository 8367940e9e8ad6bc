import { expect, it } from 'vitest'
import { replaceIn } from './replace-in.ts'

it('replaces each place that a pattern finds', () => {
  expect(replaceIn('<b></b><b></b>', /<b>/gu, (tag) => `${tag}x`)).toBe('<b>x</b><b>x</b>')
})

it.each(['</title>', /<script/u])('throws in a document without %s', (found) => {
  expect(() => replaceIn('<p></p>', found, () => '')).toThrow(`index.html has no ${String(found)}`)
})
