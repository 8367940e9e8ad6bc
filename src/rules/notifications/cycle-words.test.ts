import { beforeAll, expect, it } from 'vitest'
import { messageLanguages } from '@/contract/notifications/notification-message'
import { loadLocale, messagesOf } from '@/i18n/packs'
import { cycleWord } from './cycle-words'

const ids = {
  1: 'parcels.cycle.firstHalf',
  2: 'parcels.cycle.secondHalf',
  D: 'parcels.cycle.delinquent',
  S: 'parcels.cycle.specialAssessment',
  M: 'parcels.cycle.monthly',
}

beforeAll(() => Promise.all(messageLanguages.map((language) => loadLocale(language))))

it.each(messageLanguages)('mails in %s call cycles as the screens do', (language) => {
  for (const [cycle, id] of Object.entries(ids)) {
    expect(cycleWord(cycle, language)).toBe(messagesOf(language)?.[id])
  }
})

it('a cycle without a word is left out', () => {
  expect(cycleWord('', 'en')).toBe('')
  expect(cycleWord('constructor', 'en')).toBe('')
})
