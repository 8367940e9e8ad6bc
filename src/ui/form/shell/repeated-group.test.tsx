import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { loadAreas, loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { UiProvider } from '@/ui/theme/ui-provider'
import { type FormFailure, FormShell } from './form-shell'
import { MoneyField } from '@/ui/form/fields/money-field'
import { RepeatedGroup } from './repeated-group'
import { TextField } from '@/ui/form/fields/text-field'

const schema = v.object({
  title: v.pipe(v.string(), v.nonEmpty('No title')),
  items: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.nonEmpty('No name')),
        fee: v.nullable(v.number('No fee')),
      }),
    ),
    v.minLength(1, 'At least one item'),
  ),
  note: v.string(),
})
type Fields = v.InferOutput<typeof schema>

const submitted = vi.fn<(fields: Fields) => Promise<FormFailure | undefined>>()
const three: Fields = {
  title: 'Fees',
  items: [
    { name: 'Water', fee: 100 },
    { name: 'Sewer', fee: 200 },
    { name: 'Trash', fee: null },
  ],
  note: '',
}

interface FormProps {
  fields?: Fields
  folds?: boolean
}

function Form({ fields = three, folds = false }: FormProps) {
  return (
    <UiProvider>
      <Messages locale="en">
        <FormShell schema={schema} defaults={fields} onSubmit={(sent) => submitted(sent)}>
          {(form) => (
            <>
              <TextField label="Title" {...form.field('title')} />
              <RepeatedGroup
                {...form.list('items')}
                label="Items"
                addLabel="Add an item"
                rowName={(item, index) => item.name || `Item ${index + 1}`}
                newRow={{ name: '', fee: null }}
                max={4}
                ordered
                foldedAs={folds ? ({ fee }) => (fee === null ? 'free' : 'with a fee') : undefined}
              >
                {(path) => (
                  <>
                    <TextField label="Name" {...form.field(`${path}.name`)} />
                    <MoneyField label="Fee" {...form.value(`${path}.fee`)} />
                  </>
                )}
              </RepeatedGroup>
              <TextField label="Note" {...form.field('note')} />
              <button type="submit">Save</button>
            </>
          )}
        </FormShell>
      </Messages>
    </UiProvider>
  )
}

const row = (name: string) => within(screen.getByRole('group', { name }))
const button = (name: string) => screen.getByRole('button', { name })
/** Where the pointer is does not matter here, and jsdom computes the styles of all around it. */
const user = userEvent.setup({ pointerEventsCheck: 0, delay: null })
const press = (name: string) => user.click(button(name))
const names = () => screen.getAllByRole('textbox', { name: 'Name' }).map(valueOf)
const fees = () => screen.getAllByRole('textbox', { name: 'Fee' }).map(valueOf)
const valueOf = (control: HTMLElement) =>
  control instanceof HTMLInputElement ? control.value : control.textContent
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

beforeEach(async () => {
  await loadLocale('en')
  await loadAreas('en', 'forms')
  submitted.mockReset().mockResolvedValue(undefined)
})
afterEach(cleanup)

it('adds a row and goes to its first field', async () => {
  render(<Form />)
  await press('Add an item')
  expect(document.activeElement).toBe(row('Item 4').getByRole('textbox', { name: 'Name' }))
  await user.keyboard('Permits')
  await user.type(row('Permits').getByRole('textbox', { name: 'Fee' }), '2.50')
  expect(button('Add an item')).toHaveProperty('disabled', true)
  await press('Save')
  expect(submitted).toHaveBeenCalledExactlyOnceWith({
    ...three,
    items: [...three.items, { name: 'Permits', fee: 250 }],
  })
})

it('removes a row and can undo that, with the row’s values', async () => {
  render(<Form />)
  await user.type(row('Sewer').getByRole('textbox', { name: 'Name' }), 's')
  await press('Remove Sewers')
  expect(names()).toEqual(['Water', 'Trash'])
  expect(document.activeElement).toBe(button('Undo'))
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Water', 'Sewers', 'Trash'])
  expect(fees()).toEqual(['1.00', '2.00', ''])
  expect(document.activeElement).toBe(row('Sewers').getByRole('textbox', { name: 'Name' }))
})

it('moves a row by its buttons and by the arrow keys on them; focus goes along', async () => {
  render(<Form />)
  await press('Move Water down')
  expect(names()).toEqual(['Sewer', 'Water', 'Trash'])
  expect(fees()).toEqual(['2.00', '1.00', ''])
  expect(document.activeElement).toBe(button('Move Water down'))
  await user.keyboard('{ArrowDown}')
  expect(names()).toEqual(['Sewer', 'Trash', 'Water'])
  // At the end of the list nothing moves, and focus stays.
  await user.keyboard('{ArrowDown}')
  expect(names()).toEqual(['Sewer', 'Trash', 'Water'])
  expect(document.activeElement).toBe(button('Move Water down'))
  await press('Save')
  expect(submitted.mock.lastCall?.[0].items.map(({ name }) => name)).toEqual([
    'Sewer',
    'Trash',
    'Water',
  ])
})

it('lists errors in the order of the page and leads into the row', async () => {
  render(<Form fields={{ ...three, title: '' }} />)
  await user.clear(row('Sewer').getByRole('textbox', { name: 'Name' }))
  await user.type(row('Water').getByRole('textbox', { name: 'Fee' }), 'x')
  await press('Save')
  await screen.findByRole('alert')
  expect(summary()).toEqual(['No title', 'No fee', 'No name'])
  await press('No name')
  expect(document.activeElement).toBe(row('Item 2').getByRole('textbox', { name: 'Name' }))
  await press('No fee')
  expect(document.activeElement).toBe(row('Water').getByRole('textbox', { name: 'Fee' }))
})

it('shows the group’s error, and leads to its head', async () => {
  render(<Form fields={{ ...three, items: [] }} />)
  await press('Save')
  await screen.findByRole('alert')
  expect(summary()).toEqual(['At least one item'])
  await press('At least one item')
  expect(document.activeElement?.textContent).toBe('Items')
  await press('Add an item')
  await user.keyboard('Water')
  await press('Save')
  expect(submitted).toHaveBeenCalledOnce()
})

it('puts a server’s refusal at its path: a field, a row, the group, or the summary', async () => {
  submitted.mockResolvedValue({
    errors: {
      'items.9.name': ['There is no such row'],
      note: ['Too rude'],
      'items[2].name': ['Trash is taken'],
      'items.0': ['Water has open bills'],
      items: ['These do not add up'],
    },
  })
  render(<Form />)
  await press('Save')
  await screen.findByRole('alert')
  expect(summary()).toEqual([
    'There is no such row',
    'These do not add up',
    'Water has open bills',
    'Trash is taken',
    'Too rude',
  ])
  const name = row('Trash').getByRole('textbox', { name: 'Name' })
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await press('Water has open bills')
  expect(document.activeElement?.textContent).toBe('Water')
})

it('keeps a refusal with its row when the row moves', async () => {
  submitted.mockResolvedValue({ errors: { 'items.2.name': ['Trash is taken'] } })
  render(<Form />)
  await press('Save')
  await screen.findByRole('alert')
  await press('Move Trash up')
  const name = row('Trash').getByRole('textbox', { name: 'Name' })
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await press('Trash is taken')
  expect(document.activeElement).toBe(name)
})

const isOpen = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-expanded')

it('opens rows one at a time', async () => {
  render(<Form folds />)
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Water/ }))
  expect(names()).toEqual(['Water'])
  await user.click(screen.getByRole('button', { name: 'Trash free' }))
  expect(names()).toEqual(['Trash'])
  await press('Move Trash up')
  expect(names()).toEqual(['Trash'])
  await press('Remove Water')
  expect(isOpen(/^Trash/)).toBe('true')
})

it('opens what is added, and what has an error', async () => {
  submitted.mockResolvedValue(undefined)
  render(<Form folds />)
  await press('Add an item')
  expect(names()).toEqual([''])
  await user.click(screen.getByRole('button', { name: /^Sewer/ }))
  await press('Save')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(names()).toEqual(['Sewer', ''])
  await user.type(row('Item 4 free').getByRole('textbox', { name: 'Name' }), 'Dogs')
  // Its error is gone, and its fields are not.
  expect(names()).toEqual(['Sewer', 'Dogs'])
  await user.click(screen.getByRole('button', { name: /^Trash/ }))
  expect(names()).toEqual(['Trash'])
})
