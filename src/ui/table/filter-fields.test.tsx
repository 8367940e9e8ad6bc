import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { UiProvider } from '@/ui/theme/ui-provider'
import { ChoicesFields } from './filter-fields'

const chosen = vi.fn<(values: readonly string[]) => void>()

/** `values` is what the address says, which follows a tick later. */
const fields = (values: readonly string[]) => (
  <UiProvider>
    <Messages locale="en">
      <ChoicesFields
        options={[
          { value: 'active', label: 'Active' },
          { value: 'locked', label: 'Locked' },
        ]}
        values={values}
        onChange={chosen}
      />
    </Messages>
  </UiProvider>
)

const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const ticked = () => screen.getAllByRole('checkbox', { checked: true }).map(nameOf)
const nameOf = (box: HTMLElement) => box.closest('label')?.textContent

beforeEach(async () => {
  await loadLocale('en')
  await loadAreas('en', 'list')
  chosen.mockReset()
})
afterEach(cleanup)

it('shows a tick before the address has followed', async () => {
  render(fields([]))
  await tick('Active')
  expect(ticked()).toEqual(['Active'])
})

it('keeps both of two ticks in a row', async () => {
  render(fields([]))
  await tick('Active')
  await tick('Locked')
  expect(chosen).toHaveBeenLastCalledWith(['active', 'locked'])
})

it('shows what the address says once it says something else', async () => {
  const { rerender } = render(fields([]))
  await tick('Active')
  rerender(fields(['locked']))
  expect(ticked()).toEqual(['Locked'])
})
