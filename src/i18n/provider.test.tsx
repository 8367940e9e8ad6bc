import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FormattedMessage } from 'react-intl'
import { loadAreas, loadLocale } from './packs'
import { Messages } from './provider'

afterEach(cleanup)

function Field() {
  return (
    <label>
      <FormattedMessage id="shell.cart.button" />
      <input />
    </label>
  )
}

it('shows nothing before the first messages, and then the requested language', async () => {
  render(
    <Messages locale="fr">
      <Field />
    </Messages>,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(await screen.findByText('Panier')).toBeDefined()
  expect(document.documentElement.lang).toBe('fr')
})

it('keeps the screen and typed input when the language changes', async () => {
  await loadLocale('en')
  const { rerender } = render(
    <Messages locale="en">
      <Field />
    </Messages>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cart' })
  await userEvent.type(field, '08-004512')
  rerender(
    <Messages locale="de">
      <Field />
    </Messages>,
  )
  expect(await screen.findByText('Warenkorb')).toBeDefined()
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field.value).toBe('08-004512')
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
})

it('shows nothing, rather than ids, when only a part’s words have come', async () => {
  vi.resetModules()
  vi.doMock('./en/first', () => {
    throw new Error('gone')
  })
  const { loadAreas: loadFresh } = await import('./packs')
  const { Messages: FreshMessages } = await import('./provider')
  await loadFresh('en', 'department-list')
  const { container } = render(
    <FreshMessages locale="en">
      <Field />
    </FreshMessages>,
  )
  expect(container.innerHTML).toBe('')
  vi.doUnmock('./en/first')
})

it('is English if the requested language fails to load', async () => {
  vi.resetModules()
  vi.doMock('./es/first', () => {
    throw new Error('gone')
  })
  const { Messages: FreshMessages } = await import('./provider')
  render(
    <FreshMessages locale="es">
      <Field />
    </FreshMessages>,
  )
  expect(await screen.findByText('Cart')).toBeDefined()
  expect(document.documentElement.lang).toBe('en')
})

it('adds an area to what is shown', async () => {
  await loadAreas('en', 'first')
  render(
    <Messages locale="en">
      <Field />
    </Messages>,
  )
  await act(() => loadAreas('en', 'checkout'))
  expect(screen.getByText('Cart')).toBeDefined()
})

it('loads an area once', async () => {
  const loading = loadAreas('ja', 'first')
  expect(loadAreas('ja', 'first')).toBe(loading)
  await loading
})
