import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { ErrorSummary } from './error-summary'
import { FormShell } from './form-shell'
import { TextField } from '@/ui/form/fields/text-field'
import { UiProvider } from '@/ui/theme/ui-provider'

const schema = v.object({ name: v.string(), city: v.string() })
const onDraft = vi.fn<(values: v.InferOutput<typeof schema>) => void>()

function Form({ city }: { city: string }) {
  return (
    <UiProvider>
      <Messages locale="en">
        <FormShell
          schema={schema}
          defaults={{ name: '', city }}
          // A new function each time, as screens pass it.
          onDraft={(values) => onDraft(values)}
          onSubmit={async () => undefined}
        >
          {({ field }) => (
            <>
              <TextField label="Name" {...field('name')} />
              <TextField label="City" {...field('city')} />
            </>
          )}
        </FormShell>
      </Messages>
    </UiProvider>
  )
}

beforeEach(() => loadLocale('en'))
afterEach(() => {
  cleanup()
  onDraft.mockReset()
})

it('reports the values when a field is left, and when the page goes', async () => {
  render(<Form city="Troy" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jane')
  expect(onDraft).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onDraft).toHaveBeenLastCalledWith({ name: 'Jane', city: 'Troy' })
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), ', OH')
  window.dispatchEvent(new Event('pagehide'))
  expect(onDraft).toHaveBeenLastCalledWith({ name: 'Jane', city: 'Troy, OH' })
})

// Some browsers fire blur when a focused field is removed, others do not; this one does not.
it('reports the values, to the last letter, when the session’s end removes the form', async () => {
  const { rerender } = render(<Form city="Troy" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jane')
  rerender(<Form city="Troy" />)
  expect(onDraft).not.toHaveBeenCalled()
  rerender(<p>Sign in</p>)
  expect(onDraft).toHaveBeenCalledExactlyOnceWith({ name: 'Jane', city: 'Troy' })
})

it('sends the values of disabled fields', async () => {
  const sent = vi.fn<(values: v.InferOutput<typeof schema>) => void>()
  render(
    <UiProvider>
      <Messages locale="en">
        <FormShell
          schema={schema}
          defaults={{ name: 'Jane', city: 'Troy' }}
          onSubmit={async (values) => {
            sent(values)
            return undefined
          }}
        >
          {({ field }) => (
            <>
              <TextField label="Name" disabledReason="Set by the county" {...field('name')} />
              <TextField label="City" {...field('city')} />
              <button type="submit">Save</button>
            </>
          )}
        </FormShell>
      </Messages>
    </UiProvider>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), ', OH')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Jane', city: 'Troy, OH' })
})

it('leads to its errors also if they arrive after the attempt', () => {
  const { rerender } = render(<Summary errors={[]} attempt={1} />)
  rerender(<Summary errors={[{ key: 'zip', message: 'Five digits.' }]} attempt={1} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  // A field that is corrected and invalid again without another attempt does not move the focus.
  rerender(<Summary errors={[]} attempt={1} />)
  rerender(<Summary errors={[{ key: 'zip', message: 'Five digits.' }]} attempt={1} />)
  expect(document.activeElement).not.toBe(screen.getByRole('alert'))
  rerender(<Summary errors={[{ key: 'zip', message: 'Five digits.' }]} attempt={2} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

function Summary(props: Parameters<typeof ErrorSummary>[0]) {
  return (
    <UiProvider>
      <Messages locale="en">
        <ErrorSummary {...props} />
      </Messages>
    </UiProvider>
  )
}

it('an error does not move the page while something is pressed', async () => {
  const filled = v.object({
    name: v.pipe(v.string(), v.minLength(9, 'Too short')),
    city: v.string(),
  })
  render(
    <UiProvider>
      <Messages locale="en">
        <FormShell
          schema={filled}
          defaults={{ name: '', city: '' }}
          onSubmit={async () => undefined}
        >
          {({ field }) => (
            <>
              <TextField label="Name" {...field('name')} />
              <TextField label="City" {...field('city')} />
            </>
          )}
        </FormShell>
      </Messages>
    </UiProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Jane')
  const city = screen.getByRole('textbox', { name: 'City' })
  await user.pointer({ keys: '[MouseLeft>]', target: city })
  expect(city).toBe(document.activeElement)
  await Promise.resolve()
  expect(screen.queryByText('Too short')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: city })
  expect(await screen.findByText('Too short')).toBeDefined()
})
