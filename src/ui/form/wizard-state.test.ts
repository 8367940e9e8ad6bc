import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { failuresByStep, statusOf } from './wizard-state'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.minLength(3)),
  rows: v.array(v.object({ fee: v.number() })),
})
const well = { name: 'Water', rows: [{ fee: 1 }] }
const wrong = { name: '', rows: [{ fee: Number.NaN }] }

describe('the state of a step', () => {
  test.each([
    ['not visited, whatever it holds', well, [], [], 'pending', true, 0],
    ['visited and well', well, ['a'], [], 'completed', true, 0],
    ['visited and wrong; a field counts once', wrong, ['a'], [], 'wrong', false, 2],
    ['well, with something else in the way', well, ['a'], ['Needs an import'], 'wrong', false, 0],
    ['not visited and wrong blocks the end all the same', wrong, [], [], 'pending', false, 2],
  ] as const)('%s', (_, fields, visited, blocks, state, isReady, wrongFields) => {
    expect(statusOf('a', { schema, blocks }, fields, visited)).toEqual({
      key: 'a',
      state,
      isReady,
      wrongFields,
    })
  })

  test('a refused step is wrong until it is completed again', () => {
    expect(statusOf('a', { schema }, well, ['a'], true)).toMatchObject({
      state: 'wrong',
      isReady: false,
    })
  })
})

describe('a server’s refusal', () => {
  test('goes to its step, without the step’s name', () => {
    const errors = { 'fees.rows.0.fee': ['Too high'], 'site.name': ['Taken'], fees: ['Too many'] }
    expect(failuresByStep({ message: 'Not valid', errors }, ['site', 'fees'])).toEqual({
      steps: {
        fees: { errors: { 'rows.0.fee': ['Too high'], '': ['Too many'] } },
        site: { errors: { name: ['Taken'] } },
      },
      rest: null,
    })
  })

  test('stays with the end if it belongs to no step', () => {
    expect(failuresByStep({ message: 'Closed today' }, ['site'])).toEqual({
      steps: {},
      rest: { message: 'Closed today', errors: {} },
    })
    expect(
      failuresByStep({ errors: { 'site.name': ['Taken'], captcha: ['Who?'] } }, ['site']),
    ).toEqual({
      steps: { site: { errors: { name: ['Taken'] } } },
      rest: { errors: { captcha: ['Who?'] } },
    })
  })
})
