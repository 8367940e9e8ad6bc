import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KnownUser } from '@/contract/people/users'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { purgeSession } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { TextField } from '@/ui/form/fields/text-field'
import { UiProvider } from '@/ui/theme/ui-provider'
import { KeptForm } from './kept-form'
import { EarlierTry, type Learnt } from './open-outcome'

/** What is typed into a small form of the office (decision 4). */

// The address comes with the router of a page.
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { select: (at: { pathname: string }) => string }) =>
    select({ pathname: '/reports' }),
}))

// It comes with the merchant of a page.
vi.mock('@/screens/shared/time/time-zone', () => ({ useTimeZone: () => 'America/New_York' }))

const schema = v.object({ note: v.pipe(v.string(), v.trim()), password: v.string() })
const defaults = { note: '', password: '' }

interface FormProps {
  name: string
  /** What became of the last try; null: there was none. */
  learnt?: Learnt | null
  onSubmit?: ComponentProps<typeof KeptForm<typeof defaults>>['onSubmit']
}

const notAnswered: FormProps['onSubmit'] = async () => undefined

const Form = ({ name, learnt = null, onSubmit = notAnswered }: FormProps) => (
  <UiProvider>
    <Messages locale="en">
      <KeptForm name={name} schema={schema} defaults={defaults} onSubmit={onSubmit}>
        {({ field }) => (
          <>
            <EarlierTry write={{ lookBack: async () => learnt, problem: null }} />
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

const open = (name = 'refund 1', learnt: Learnt | null = null) =>
  render(<Form name={name} learnt={learnt} />)
const textIn = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })

async function send({ container }: ReturnType<typeof render>) {
  const form = container.querySelector('form')
  if (form === null) throw new Error('No form')
  await act(async () => fireEvent.submit(form))
}

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

test('is nothing any more once it is saved, also where the form stays open', async () => {
  const first = open()
  type('Note', 'Paid twice')
  purgeSession()
  first.unmount()
  openSession('token', person('4'))
  // Offered again, and saved now.
  const shown = render(
    <Form
      name="refund 1"
      onSubmit={async (_values, form) => {
        form.reset(defaults)
        return undefined
      }}
    />,
  )
  expect(textIn('Note').value).toBe('Paid twice')
  await send(shown)
  expect(textIn('Note').value).toBe('')
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  expect(window.sessionStorage.getItem('drafts') ?? '').not.toContain('Paid twice')
})

test('stays where the server refuses it', async () => {
  const shown = render(<Form name="refund 1" onSubmit={async () => ({ message: 'Not now.' })} />)
  type('Note', 'Paid twice')
  await send(shown)
  expect(textIn('Note').value).toBe('Paid twice')
  expect(window.sessionStorage.getItem('drafts') ?? '').toContain('Paid twice')
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

describe('after a reload, where the last try was made', () => {
  const at = '2026-06-01T14:00:00.000Z'
  const made: Learnt = {
    outcome: { kind: 'made', at },
    tried: at,
    again: async () => null,
  }

  /** Sends a note, and the page ends before its answer is known. */
  async function sendAndReload(then: () => void = () => undefined, note = 'Paid twice') {
    const shown = open()
    type('Note', note)
    await send(shown)
    then()
    purgeSession()
    shown.unmount()
    openSession('token', person('4'))
    open('refund 1', made)
    await screen.findByText(/went through/u)
  }

  test('what was sent is not offered again', async () => {
    await sendAndReload()
    expect(textIn('Note').value).toBe('')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })

  test('nor is what was sent without the blanks around it', async () => {
    await sendAndReload(undefined, ' Paid twice ')
    expect(textIn('Note').value).toBe('')
  })

  test('what was typed since then stays', async () => {
    await sendAndReload(() => type('Note', 'Wrong account'))
    expect(textIn('Note').value).toBe('Wrong account')
    expect(screen.getByRole('button', { name: 'Discard' })).toBeDefined()
  })
})
