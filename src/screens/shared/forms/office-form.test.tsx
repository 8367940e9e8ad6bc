import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { TextField } from '@/ui/form/fields/text-field'
import { UiProvider } from '@/ui/theme/ui-provider'
import { draftFor } from '@/state/office/drafts'
import { safeDraft } from './form-draft'
import { OfficeForm } from './office-form'
import { EarlierTry, type Learnt } from './open-outcome'

/** A form with a draft of its own, as the steps of the onboarding have (decisions 4 and 40). */

// The address and its blocker come with the router of a page.
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { select: (at: { pathname: string }) => string }) =>
    select({ pathname: '/admin/settings/add-settings' }),
  useBlocker: () => ({ status: 'idle' }),
}))
vi.mock('@/screens/shared/time/time-zone', () => ({ useTimeZone: () => 'America/New_York' }))

const schema = v.object({ name: v.string() })
const defaults = { name: '' }
const at = '2026-06-01T14:00:00.000Z'
const made: Learnt = { outcome: { kind: 'made', at }, tried: at, again: async () => null }

const Form = ({ learnt }: { learnt: Learnt | null }) => (
  <UiProvider>
    <Messages locale="en">
      <OfficeForm
        schema={schema}
        defaults={defaults}
        draft={safeDraft(draftFor('new merchant', schema))}
        save={async () => ({ ok: false })}
        saveLabel="Add"
      >
        {({ field }) => (
          <>
            <EarlierTry write={{ lookBack: async () => learnt, problem: null }} />
            <TextField label="Name" {...field('name')} />
          </>
        )}
      </OfficeForm>
    </Messages>
  </UiProvider>
)

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })

function type(text: string): void {
  fireEvent.change(nameField(), { target: { value: text } })
  fireEvent.blur(nameField())
}

/** Sends a name, and the page ends before its answer is known. */
async function sendAndReload(then: () => void = () => undefined) {
  const { unmount } = render(<Form learnt={null} />)
  type('City of Troy')
  await act(async () => screen.getByRole('button', { name: 'Add' }).click())
  then()
  unmount()
  render(<Form learnt={made} />)
  await screen.findByText(/went through/u)
}

beforeAll(() => loadEveryArea('en'))
beforeEach(() => window.sessionStorage.clear())
afterEach(cleanup)

test('what was sent and made is not offered again after a reload', async () => {
  await sendAndReload()
  expect(nameField().value).toBe('')
})

test('what was typed since then stays', async () => {
  await sendAndReload(() => type('City of Piqua'))
  expect(nameField().value).toBe('City of Piqua')
})

/** The saved row comes back from the server as another one, and something is typed at once. */
function Refetched() {
  const [row, setRow] = useState({ name: 'Troy' })
  useLayoutEffect(() => {
    if (row.name === 'City of Troy') queueMicrotask(() => type('City of Piqua'))
  }, [row])
  return (
    <UiProvider>
      <Messages locale="en">
        <OfficeForm
          schema={schema}
          defaults={row}
          draft={safeDraft(draftFor('merchant', schema))}
          save={async (_, done) => {
            done()
            setTimeout(() => setRow({ name: 'City of Troy' }))
            return { ok: true }
          }}
          saveLabel="Save"
        >
          {({ field }) => <TextField label="Name" {...field('name')} />}
        </OfficeForm>
      </Messages>
    </UiProvider>
  )
}

test('what is typed as soon as the saved row is back stays', async () => {
  render(<Refetched />)
  type('TROY')
  screen.getByRole('button', { name: 'Save' }).click()
  await waitFor(() => expect(nameField().value).toBe('City of Piqua'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(nameField().value).toBe('City of Piqua')
})

/** A form of a row with two fields, as the row is saved by now. */
function Person({ row }: { row: { name: string; phone: string } }) {
  const [draft] = useState(() =>
    draftFor('person', v.object({ name: v.string(), phone: v.string() })),
  )
  return (
    <UiProvider>
      <Messages locale="en">
        <OfficeForm
          schema={v.object({ name: v.string(), phone: v.string() })}
          defaults={row}
          draft={draft}
          save={async () => ({ ok: false })}
          saveLabel="Save"
        >
          {({ field }) => (
            <>
              <TextField label="Name" {...field('name')} />
              <TextField label="Phone" {...field('phone')} />
            </>
          )}
        </OfficeForm>
      </Messages>
    </UiProvider>
  )
}

const typedThenReloaded = (newest: { name: string; phone: string }) => {
  const { unmount } = render(<Person row={{ name: 'Ann', phone: '100' }} />)
  type('Anne')
  unmount()
  render(<Person row={newest} />)
  return [nameField().value, screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value]
}

test('a draft does not take back what someone else has saved in another field', () => {
  expect(typedThenReloaded({ name: 'Ann', phone: '200' })).toEqual(['Anne', '200'])
  expect(screen.queryByText(/^Someone else has changed/u)).toBeNull()
})

test('a draft says that someone else has saved the same field', () => {
  expect(typedThenReloaded({ name: 'Anna', phone: '100' })).toEqual(['Anne', '100'])
  expect(screen.getByText(/^Someone else has changed a field/u)).not.toBeNull()
})
