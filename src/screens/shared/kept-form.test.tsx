import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { KnownUser } from '@/contract/users'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { purgeSession } from '@/state/session'
import { openSession } from '@/state/signed-in'
import { TextField } from '@/ui/form/text-field'
import { UiProvider } from '@/ui/theme/ui-provider'
import { KeptForm } from './kept-form'

/** What is typed into a small form of the office (decision 4). */

// The address comes with the router of a page.
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { select: (at: { pathname: string }) => string }) =>
    select({ pathname: '/reports' }),
}))

const schema = v.object({ note: v.string(), password: v.string() })
const defaults = { note: '', password: '' }

const Form = ({ name }: { name: string }) => (
  <UiProvider>
    <Messages locale="en">
      <KeptForm name={name} schema={schema} defaults={defaults} onSubmit={async () => undefined}>
        {({ field }) => (
          <>
            <TextField label="Note" {...field('note')} />
            <TextField label="Password" {...field('password')} />
          </>
        )}
      </KeptForm>
    </Messages>
  </UiProvider>
)

const person = (id: string): KnownUser => ({
  id,
  name: 'Harriet Lowe',
  email: `${id}@miamicounty.example`,
  username: id,
  phone: null,
  role: ['Merchant Admin'],
  merchant_id: '1',
  sub_domain: 'miamicounty',
})

const open = (name = 'refund 1') => render(<Form name={name} />)
const textIn = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })

function type(label: string, text: string): void {
  fireEvent.change(textIn(label), { target: { value: text } })
  fireEvent.blur(textIn(label))
}

beforeAll(() => loadEveryArea('en'))
beforeEach(() => {
  window.sessionStorage.clear()
  openSession('token', person('4'))
})
afterEach(() => {
  cleanup()
  purgeSession()
})

test('stays when the session ends, and is offered to the same person', () => {
  const { unmount } = open()
  type('Note', 'Paid twice')
  purgeSession()
  unmount()
  openSession('token', person('4'))
  open()
  expect(textIn('Note').value).toBe('Paid twice')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(textIn('Note').value).toBe('')
})

test('is nobody else’s', () => {
  const { unmount } = open()
  type('Note', 'Paid twice')
  purgeSession()
  unmount()
  openSession('token', person('5'))
  open()
  expect(textIn('Note').value).toBe('')
})

test('stays when the page is loaded again', () => {
  open()
  type('Note', 'Paid twice')
  window.dispatchEvent(new Event('pagehide'))
  const stored = window.sessionStorage.getItem('drafts')
  expect(stored).toContain('Paid twice')
})

test('is dropped when the form is closed', () => {
  const { unmount } = open()
  type('Note', 'Paid twice')
  unmount()
  open()
  expect(textIn('Note').value).toBe('')
})

test('belongs to what the form is about', () => {
  const { unmount } = open('refund 1')
  type('Note', 'Paid twice')
  purgeSession()
  unmount()
  openSession('token', person('4'))
  open('refund 2')
  expect(textIn('Note').value).toBe('')
})

test('is never a password or the number of a card', () => {
  open()
  type('Password', 'Civic-Till-1')
  type('Note', 'She gave me 4788 2500 0012 1443')
  const stored = window.sessionStorage.getItem('drafts') ?? ''
  expect(stored).toContain('refund 1')
  expect(stored).not.toContain('Civic-Till-1')
  expect(stored).not.toContain('1443')
})
