import { expect, test } from 'vitest'
import { minutesAndSeconds } from './countdown'

test.each([
  [120, '2:00'],
  [119, '1:59'],
  [61, '1:01'],
  [60, '1:00'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds read %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text))
