import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type WarningState } from '@/contract/warnings'
import { actionsOn, assignRules, closeRules, type WarningRights } from './warning-actions'

const staff = { acknowledge: true, edit: true }
const support = { acknowledge: true, edit: false }
const nobody = { acknowledge: false, edit: false }

it.each<[WarningState, WarningRights, string]>([
  ['open', staff, 'acknowledge assign close'],
  ['acknowledged', staff, 'assign close'],
  ['closed', staff, 'reopen'],
  ['open', support, 'acknowledge'],
  ['acknowledged', support, ''],
  ['closed', support, ''],
  ['open', nobody, ''],
])('with a warning that is %s, %o may: %s', (state, rights, actions) => {
  expect(actionsOn(state, rights).join(' ')).toBe(actions)
})

describe('a note', () => {
  const say = ({ kind }: { kind: string }) => kind
  const problemOf = (schema: v.GenericSchema, value: object) =>
    v.safeParse(schema, value).issues?.map(({ message }) => message) ?? []

  it.each([
    ['', ['missing']],
    ['   ', ['missing']],
    ['Seen.', []],
    ['x'.repeat(2_000), []],
    ['x'.repeat(2_001), ['too-long']],
    ['<script>alert(1)</script>', []],
    ['4788 2500 0012 1443', ['card-number']],
  ])('closes a warning: %j → %o', (note, problems) => {
    expect(problemOf(closeRules(say), { note })).toEqual(problems)
  })

  it('may be left out where a warning is assigned, also to nobody', () => {
    expect(problemOf(assignRules(say), { owner_id: '', note: '' })).toEqual([])
    expect(problemOf(assignRules(say), { owner_id: '2', note: 'x'.repeat(2_001) })).toEqual([
      'too-long',
    ])
  })
})
