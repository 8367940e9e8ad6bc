import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { UiProvider } from '@/ui/theme/ui-provider'
import { ChoiceControl, ChoicesFields, FlagControl } from './filter-fields'

const chosen = vi.fn<(values: readonly string[]) => void>()

const within = (filter: ReactNode) => (
  <UiProvider>
    <Messages locale="en">{filter}</Messages>
  </UiProvider>
)

/** `values` is what the address says, which follows a tick later. */
const fields = (values: readonly string[]) =>
  within(
    <ChoicesFields
      options={[
        { value: 'active', label: 'Active' },
        { value: 'locked', label: 'Locked' },
      ]}
      values={values}
      onChange={chosen}
    />,
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

it('shows a choice before the address has followed', async () => {
  const choice = { label: 'Role', options: [{ value: 'admin', label: 'Admin' }], value: '' }
  render(within(<ChoiceControl {...choice} onChange={vi.fn<() => void>()} />))
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Admin')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Admin')
})

it('takes back a pressed filter with a second press, before the address has followed', async () => {
  const turned = vi.fn<(on: boolean) => void>()
  render(within(<FlagControl label="Locked" on={false} onChange={turned} />))
  await userEvent.click(screen.getByRole('button', { pressed: false }))
  await userEvent.click(screen.getByRole('button', { pressed: true }))
  expect(turned.mock.calls).toEqual([[true], [false]])
})
