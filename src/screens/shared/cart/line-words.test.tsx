import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BlindField } from '@/contract/departments/blind-fields'
import { loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import type { CartItem } from '@/rules/cart/cart'
import { sourceTypes } from '@/rules/constants'
import { defaultSettings } from '@/rules/merchants/default-settings'
import { useLineWords } from './line-words'

// The names of a bill's parts come from the server.
vi.mock('@/screens/shared/account/part-name', () => ({ usePartName: () => () => '' }))

const page = ({ children }: { children: ReactNode }) => <Messages locale="en">{children}</Messages>

const fields: BlindField[] = [
  { key: 'kind', kind: 'type', required: true },
  { key: 'number', kind: 'reference', required: false },
  { key: 'owner', kind: 'name', required: true, label: 'Owner’s name' },
  { key: 'home', kind: 'address', required: false },
  { key: 'mail', kind: 'email', required: false },
  { key: 'phone', kind: 'phone', required: false },
  { key: 'count', kind: 'quantity', required: false },
  { key: 'year', kind: 'tax-year', required: false },
  { key: 'quarter', kind: 'quarter', required: false },
  { key: 'day', kind: 'date', required: false, label: 'Day of the rental' },
  { key: 'file', kind: 'file-number', required: false, label: 'Reservation' },
  { key: 'breed', kind: 'text', required: false },
  {
    key: 'sex',
    kind: 'select',
    required: false,
    label: 'Spayed',
    options: [{ value: 'y', label: 'Yes' }],
  },
  { key: 'note', kind: 'memo', required: false },
]

const payment_settings = { ...defaultSettings(sourceTypes.blindPayment, null), fields }

const wordsOf = (entry: CartItem['entry']) => {
  const line = { cycle: '', department_id: 'dog-licenses', entry, payment_settings }
  return renderHook(useLineWords, { wrapper: page }).result.current(line)
}

beforeEach(() => loadLocale('en'))

test.each([
  [{ owner: ' Ann Aaron ' }, 'Ann Aaron'],
  [{ owner: 'Ben Baker', count: '2' }, 'Ben Baker · × 2'],
  [{ count: '1' }, ''],
  [{ year: '2026', quarter: '2' }, '2026 · Quarter 2'],
  [
    { day: '2026-06-20', file: 'R-18' },
    'Day of the rental: Jun\u00A020,\u00A02026 · Reservation: R-18',
  ],
  [{ breed: 'Collie', sex: 'y' }, 'Collie · Spayed: Yes'],
  // What is said elsewhere in the line, or reaches the payer.
  [{ kind: 'DOG1', number: '25-01482', home: '1 Main', mail: 'a@b.c', phone: '1', note: 'x' }, ''],
])('a line without a bill says %j as “%s”', (entry, words) => {
  expect(wordsOf(entry)).toBe(words)
})
