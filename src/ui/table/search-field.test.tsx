import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { UiProvider } from '@/ui/theme/ui-provider'
import { SearchField } from './search-field'

const onSearch = vi.fn<(text: string, typed: boolean) => void>()

function Field({ value = '', search = onSearch }) {
  return (
    <UiProvider>
      <Messages locale="en">
        <SearchField label="Search" value={value} minimum={2} pause={300} onSearch={search} />
      </Messages>
    </UiProvider>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(async () => {
  await Promise.all([loadLocale('en'), loadAreas('en', 'list')])
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  onSearch.mockReset()
})

it('looks for what was typed after a pause, once', () => {
  render(<Field />)
  type('an')
  pass(299)
  type('ann ')
  pass(299)
  expect(onSearch).not.toHaveBeenCalled()
  pass(1)
  expect(onSearch.mock.calls).toEqual([['ann', true]])
})

it('does not wait after Enter', () => {
  render(<Field />)
  type('ann')
  fireEvent.keyDown(field(), { key: 'Enter' })
  pass(1000)
  expect(onSearch.mock.calls).toEqual([['ann', true]])
})

it('does not look for one character, and says so', () => {
  render(<Field />)
  type('a')
  fireEvent.keyDown(field(), { key: 'Enter' })
  pass(1000)
  expect(onSearch).not.toHaveBeenCalled()
  expect(screen.getByText('2+ characters')).toBeTruthy()
})

it('keeps what is typed on while an earlier text comes back from the address', () => {
  const { rerender } = render(<Field />)
  type('ann')
  pass(300)
  type('anna')
  rerender(<Field value="ann" />)
  expect(field().value).toBe('anna')
})

it('shows what the address says after Back or "Clear all"', () => {
  const { rerender } = render(<Field value="ann" />)
  type('anna')
  rerender(<Field value="" />)
  expect(field().value).toBe('')
  pass(1000)
  expect(onSearch).not.toHaveBeenCalled()
})

it('searches the list as it is after the pause, with a filter that was set meanwhile', () => {
  const later = vi.fn<(text: string, typed: boolean) => void>()
  const { rerender } = render(<Field />)
  type('ann')
  rerender(<Field search={later} />)
  pass(300)
  expect(onSearch).not.toHaveBeenCalled()
  expect(later.mock.calls).toEqual([['ann', true]])
})

it('is emptied by Esc, which then is the page’s again', () => {
  render(<Field value="ann" />)
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onSearch.mock.calls).toEqual([['', false]])
  expect(field().value).toBe('')
})
