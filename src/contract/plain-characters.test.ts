import { describe, expect, it } from 'vitest'
import { plainCharacters } from './plain-characters'

describe('a typed number in plain characters', () => {
  it.each([
    ['a hyphen', '\u2010'],
    ['a hyphen that does not break', '\u2011'],
    ['a figure dash', '\u2012'],
    ['an en dash', '\u2013'],
    ['an em dash', '\u2014'],
    ['a bar', '\u2015'],
    ['a minus sign', '\u2212'],
    ['a small hyphen', '\uFE63'],
    ['a full-width hyphen', '\uFF0D'],
    ['the sound mark of a Japanese keyboard', '\u30FC'],
    ['its half-width form', '\uFF70'],
  ])('has a plain dash for %s', (_name, dash) => {
    expect(plainCharacters(`25${dash}01482`)).toBe('25-01482')
  })

  it.each([
    ['full-width digits', '４５３７３', '45373'],
    ['full-width letters and signs', '＋４９（３０）ＢＰ', '+49(30)BP'],
    ['spaces that do not break', '937\u00a0555\u202f0140', '937 555 0140'],
    ['an ideographic space', '937\u3000555', '937 555'],
    ['spaces around', '  45373\n', '45373'],
    ['marks of direction, as an address book copies them', '\u202a45373\u202c', '45373'],
    ['a space without width', '45\u200b373', '45373'],
    ['a soft hyphen', '45\u00ad373', '45373'],
    ['a sound mark in a word', 'データ', 'データ'],
    ['a sound mark behind a letter', 'ＭＨー００１', 'MH-001'],
    ['plain text', 'BP-2026 (1)', 'BP-2026 (1)'],
    ['nothing', '', ''],
  ])('reads %s', (_name, typed, plain) => expect(plainCharacters(typed)).toBe(plain))

  it.each(['25−01482', '\u202a４５３７３', ' x '])(
    'stays as it is once it is plain: %j',
    (typed) => {
      const plain = plainCharacters(typed)
      expect(plainCharacters(plain)).toBe(plain)
    },
  )
})
