import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadAreas, loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { UiProvider } from '@/ui/theme/ui-provider'
import { AmountsFields } from './amounts-fields'

/** The fields of a filter for amounts. */

const onAmounts = vi.fn<(amounts: { min: number | undefined; max: number | undefined }) => void>()
const done = vi.fn<() => void>()

beforeAll(async () => {
  await loadLocale('en')
  await loadAreas('en', 'list')
})
beforeEach(() => {
  onAmounts.mockReset()
  done.mockReset()
  render(
    <UiProvider>
      <Messages locale="en">
        <AmountsFields
          shown={{ min: undefined, max: undefined }}
          onAmounts={onAmounts}
          done={done}
        />
      </Messages>
    </UiProvider>,
  )
})
afterEach(cleanup)

const type = (name: string, text: string) => userEvent.type(screen.getByLabelText(name), text)

test('are cents, and either end may stay open', async () => {
  await type('At least', '1,000{Enter}')
  expect(onAmounts).toHaveBeenCalledExactlyOnceWith({ min: 100_000, max: undefined })
  expect(done).toHaveBeenCalledOnce()
})

test.each([
  ['what is no amount', 'much', '{Enter}', 'Enter dollars and cents.'],
  ['an end below the beginning', '20', '10{Enter}', /^The highest amount must not be less/u],
])('refuse %s', async (_, least, most, said) => {
  await type('At least', least)
  await type('At most', most)
  expect(await screen.findByText(said)).toBeDefined()
  expect(onAmounts).not.toHaveBeenCalled()
})
