import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiFailure, type FailureFacts } from '@/api/failure'
import { loadAreas, loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { Button } from '@/ui/action/button'
import { loadModal } from '@/ui/overlay/dialog'
import { UiProvider } from '@/ui/theme/ui-provider'
import { ConflictView } from './conflict-view'
import { useWrite } from './use-write'
import { VersionChoice } from './version-choice'

/** Two people have changed the same row; use-write.test.tsx has what is sent then. */

// A dialog watches its height, which jsdom does not have.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

// The city's zone comes with the router of a page.
vi.mock('@/screens/shared/time/time-zone', () => ({ useTimeZone: () => 'America/New_York' }))

const fields = v.object({ name: v.string(), email: v.string(), role: v.string() })
const row = v.object({ ...fields.entries, version: v.string() })
type Fields = v.InferOutput<typeof fields>
type Row = v.InferOutput<typeof row>

const read: Row = {
  name: 'Ann Miller',
  email: 'ann@tiffin.example',
  role: 'Merchant User',
  version: '1',
}
const toForm = ({ name, email, role }: Row): Fields => ({ name, email, role })
const mine: Fields = { ...toForm(read), name: 'Anne Miller' }
const theirs: Row = { ...read, name: 'Ann Stone', role: 'Merchant Admin', version: '2' }

const refused = (facts: Partial<FailureFacts>) =>
  new ApiFailure({
    kind: 'http',
    callId: 'updateUser',
    requestId: 'r-1',
    status: 422,
    body: {},
    retryAfterSeconds: null,
    ...facts,
  })
const changedTo = (current: Row) => refused({ status: 409, body: { code: 'changed', current } })

const asText = (text: string) => text

/** Saves `mine`; the calls are answered by these failures, one after the other, and then made. */
async function meet(...failures: readonly ApiFailure[]) {
  const left = [...failures]
  const sent: { fields: Fields; version: string }[] = []
  function Form() {
    const write = useWrite({
      call: async (input: Fields, { version }) => {
        sent.push({ fields: input, version })
        const failure = left.shift()
        if (failure) throw failure
      },
      edits: { row: read, schema: row, toForm },
    })
    return (
      <>
        <Button onClick={() => void write.run(mine)}>Save the form</Button>
        <ConflictView
          write={write}
          fields={{
            name: { label: 'Name', show: asText },
            email: { label: 'E-mail', show: asText },
            role: { label: 'Role', show: asText },
          }}
        />
      </>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <Messages locale="en">
          <Form />
        </Messages>
      </UiProvider>
    </QueryClientProvider>,
  )
  await press('Save the form')
  await screen.findByRole('dialog')
  return sent
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** jsdom has no layout: what stands in two lines has no space between. */
const choice = (version: string, value: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `${version}${value}` })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeAll(async () => {
  await loadLocale('en')
  await loadAreas('en', 'changes')
  await loadModal()
})
afterEach(cleanup)

test('only fields that differ are shown, and a change of one side is chosen', async () => {
  const sent = await meet(changedTo(theirs))
  expect(within(screen.getByRole('dialog')).getAllByRole('group')).toHaveLength(2)
  // What both changed is ours until theirs is taken.
  expect(choice('Keep mine', 'Anne Miller').checked).toBe(true)
  expect(choice('Use theirs', 'Merchant Admin').checked).toBe(true)
  await press('Save')
  await isClosed()
  expect(sent.at(-1)).toEqual({ fields: { ...mine, role: 'Merchant Admin' }, version: '2' })
})

test('the other version of each is taken where it is chosen', async () => {
  const sent = await meet(changedTo(theirs))
  await userEvent.click(choice('Use theirs', 'Ann Stone'))
  await userEvent.click(choice('Keep mine', 'Merchant User'))
  await press('Save')
  await isClosed()
  expect(sent.at(-1)).toEqual({ fields: { ...mine, name: 'Ann Stone' }, version: '2' })
})

test('the choice stays when saving it fails', async () => {
  await meet(changedTo(theirs), refused({ status: 429, retryAfterSeconds: 30 }))
  await userEvent.click(choice('Use theirs', 'Ann Stone'))
  await press('Save')
  expect((await screen.findByRole('alert')).textContent).toMatch(/in 30 seconds.*Reference: r-1/u)
  expect(choice('Use theirs', 'Ann Stone').checked).toBe(true)
})

test('a version that came in the meantime is shown in its turn', async () => {
  const sent = await meet(changedTo(theirs), changedTo({ ...theirs, name: 'Anita', version: '3' }))
  await press('Save')
  await waitFor(() => expect(choice('Use theirs', 'Anita').checked).toBe(false))
  await press('Save')
  await isClosed()
  expect(sent.at(-1)).toEqual({ fields: { ...mine, role: 'Merchant Admin' }, version: '3' })
})

test('an empty value says that it is empty', async () => {
  await meet(changedTo({ ...theirs, email: '' }))
  expect(choice('Use theirs', '(empty)').checked).toBe(true)
})

// A table of fields may show an amount as `cents !== null && …`.
test.each([[''], ['  '], [null], [undefined], [false], [true]])(
  'a version that shows as %j says that it is empty',
  (blank) => {
    render(
      <UiProvider>
        <Messages locale="en">
          <VersionChoice
            label="Deposit at the bank"
            before={blank}
            mine="$5.00"
            theirs={0}
            chosen="mine"
            onChoose={() => undefined}
          />
        </Messages>
      </UiProvider>,
    )
    expect(screen.getByText(/^Before:/u).textContent).toBe('Before: (empty)')
    expect(choice('Use theirs', '0').checked).toBe(false)
  },
)

test('Back to the form saves nothing', async () => {
  const sent = await meet(changedTo(theirs))
  await press('Back to the form')
  await isClosed()
  expect(sent).toHaveLength(1)
})
