import { describe, expect, it } from 'vitest'
import { splitText, variablesOf } from './variables'

const problems = (text: string, allowed?: ReturnType<typeof variablesOf>) =>
  splitText(text, allowed).problems.map(({ kind, text: quote }) => `${kind} ${quote}`)

describe('a text is split at its variables', () => {
  it.each([
    ['Dear {{first_name}},', ['Dear ', 'first_name', ',']],
    ['{{ amount_due }}{{due_date}}', ['amount_due', 'due_date']],
    ['no variable', ['no variable']],
    ['a { b } c', ['a { b } c']],
    ['', []],
  ])('%s', (text, pieces) => {
    const split = splitText(text)
    expect(split.problems).toEqual([])
    expect(split.pieces.map((piece) => (piece.kind === 'text' ? piece.text : piece.name))).toEqual(
      pieces,
    )
  })
})

describe('what is no whole, known variable is refused where it stands', () => {
  it.each([
    ['{{password}}', ['unknown']],
    ['{{First_Name}}', ['unknown']],
    ['{{}}', ['unknown']],
    ['{{first_name', ['half']],
    ['first_name}}', ['half']],
    ['{{a {{first_name}}}}', ['nested']],
    ['{{a {{b}} c', ['nested']],
    ['{{x}} and {{first_name}} and }}', ['unknown', 'half']],
  ])('%s', (text, kinds) => {
    expect(splitText(text).problems.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('quotes the piece that is wrong', () => {
    expect(problems('Dear {{firstname}},')).toEqual(['unknown {{firstname}}'])
    expect(problems('Pay {{a {{b}}}} now')).toEqual(['nested {{a {{b}}}}'])
  })

  it('a general notification knows no bill', () => {
    const general = variablesOf({ type: 'GENERAL', channel: 'email' })
    expect(problems('{{amount_due}} {{first_name}}', general)).toEqual(['unfit {{amount_due}}'])
  })

  it('a banner does not know who reads it', () => {
    const banner = variablesOf({ type: 'GENERAL', channel: 'banner' })
    expect(problems('{{first_name}}', banner)).toEqual(['unfit {{first_name}}'])
  })
})
