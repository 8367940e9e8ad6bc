import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { ComboboxField } from '@/ui/form/fields/combobox-field'
import { DateField } from '@/ui/form/fields/date-field'
import { FileField } from '@/ui/form/fields/file-field'
import { MoneyField } from '@/ui/form/fields/money-field'
import { MultiSelectField } from '@/ui/form/fields/multi-select-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { SwitchField } from '@/ui/form/fields/switch-field'
import { TextArea } from '@/ui/form/text-area'
import { Dialog } from '@/ui/overlay/dialog'
import { departments, roles } from '../../support/form-choices'
import { inKit } from '../../support/kit'
import { activeIn, inside } from '../../support/page'

/** What each piece tells its form. */
const told = fn<(value: unknown) => void>()

function useTold<Value>(first: Value) {
  const [value, setValue] = useState(first)
  const onChange = (next: Value) => {
    told(next)
    setValue(next)
  }
  return { value, onChange }
}

const meta = {
  title: 'Pieces/Form/By keyboard',
  decorators: [inKit],
  beforeEach: () => {
    told.mockReset()
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Department() {
  return <ComboboxField label="Department" options={departments} none="" {...useTold('')} />
}

export const Combobox: Story = {
  tags: ['!dev'],
  render: () => <Department />,
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'Department' })
    await userEvent.tab()
    await userEvent.keyboard('util')
    await expect(await canvas.findAllByRole('option')).toHaveLength(2)
    await expect(canvas.getByRole('group', { name: 'With bills' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(told).toHaveBeenLastCalledWith('sewer')
    await waitFor(() => expect(input).toHaveValue('Sewer'))
    await userEvent.keyboard('zzz')
    await expect(await canvas.findByText('No match')).toBeVisible()
    await userEvent.tab()
    // Words that match nothing do not stay.
    await waitFor(() => expect(input).toHaveValue('Sewer'))
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(told).toHaveBeenLastCalledWith('')
  },
}

export const ComboboxInDialog: Story = {
  tags: ['!dev'],
  name: 'Esc closes the list first, the dialog second',
  render: () => <DepartmentInDialog />,
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Department' }))
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Permits' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant'),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull())
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

function DepartmentInDialog() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Move the payment">
      <Department />
    </Dialog>
  )
}

function Departments() {
  return <MultiSelectField label="Departments" options={departments} {...useTold(['water'])} />
}

export const MultiSelect: Story = {
  tags: ['!dev'],
  render: () => <Departments />,
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'Departments' })
    await expect(input).toHaveAccessibleDescription('1 chosen: Water')
    const choose = async (typed: string, name: RegExp) => {
      await userEvent.keyboard(typed)
      // Ark marks what matches a moment after the letter.
      await waitFor(() => expect(activeIn(input)).toHaveTextContent(name))
      await userEvent.keyboard('{Enter}')
    }
    await userEvent.click(input)
    await choose('court', /court/u)
    await expect(told).toHaveBeenLastCalledWith(['water', 'court'])
    // The list stays for the next one.
    await choose('tax', /tax/u)
    await expect(told).toHaveBeenLastCalledWith(['water', 'court', 'tax'])
    await userEvent.keyboard('{Backspace}')
    await expect(told).toHaveBeenLastCalledWith(['water', 'court'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Water' }))
    await expect(told).toHaveBeenLastCalledWith(['court'])
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('1 chosen: Municipal court')
  },
}

/** Letters that are typed before the opened list has had its first frame. */
export const MultiSelectTypedFast: Story = {
  tags: ['!dev'],
  render: () => <Departments />,
  play: async ({ canvasElement }) => {
    const input = inside(canvasElement).getByRole('combobox', { name: 'Departments' })
    const waiting: FrameRequestCallback[] = []
    const frames = spyOn(window, 'requestAnimationFrame')
    frames.mockImplementation((callback) => waiting.push(callback))
    await userEvent.click(input)
    await userEvent.keyboard('court')
    frames.mockRestore()
    for (const callback of waiting) callback(performance.now())
    await expect(activeIn(input)).toHaveTextContent(/court/u)
    await userEvent.keyboard('{Enter}')
    await expect(told).toHaveBeenLastCalledWith(['water', 'court'])
  },
}

function Opens({ max }: { max?: string }) {
  return (
    <DateField label="Opens on" today="2026-07-02" min="2026-07-01" max={max} {...useTold('')} />
  )
}

export const DateTyped: Story = {
  tags: ['!dev'],
  render: () => <Opens />,
  play: async ({ canvasElement }) => {
    const input = inside(canvasElement).getByRole('textbox', { name: 'Opens on' })
    await userEvent.type(input, '7/10/26')
    await expect(told).toHaveBeenLastCalledWith('2026-07-10')
    await userEvent.tab()
    await expect(input).toHaveValue('07/10/2026')
    await userEvent.clear(input)
    await expect(told).toHaveBeenLastCalledWith('')
    await userEvent.type(input, 'soon')
    await userEvent.tab()
    await expect(told).toHaveBeenLastCalledWith('soon')
    await expect(input).toHaveValue('soon')
  },
}

export const DateInCalendar: Story = {
  tags: ['!dev'],
  render: () => <Opens max="2026-08-15" />,
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Opens on' })
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    /** A month is drawn before its day takes focus. */
    const isAt = (name: string) =>
      waitFor(async () => expect(await canvas.findByRole('button', { name })).toHaveFocus())
    await isAt('Thursday, July 2, 2026')
    await userEvent.keyboard('{ArrowDown}')
    await isAt('Thursday, July 9, 2026')
    await userEvent.keyboard('{ArrowRight}')
    await isAt('Friday, July 10, 2026')
    await userEvent.keyboard('{PageDown}')
    await isAt('Monday, August 10, 2026')
    // The last day of the month, and the last that can be chosen.
    await userEvent.keyboard('{End}')
    await isAt('Saturday, August 15, 2026')
    await userEvent.keyboard('{ArrowRight}')
    await isAt('Saturday, August 15, 2026')
    await userEvent.keyboard('{Enter}')
    await expect(told).toHaveBeenLastCalledWith('2026-08-15')
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toHaveValue('08/15/2026')
  },
}

function Fee() {
  return <MoneyField label="Fee" {...useTold<number | null>(null)} />
}

export const Money: Story = {
  tags: ['!dev'],
  globals: { locale: 'de' },
  render: () => <Fee />,
  play: async ({ canvasElement }) => {
    const input = inside(canvasElement).getByRole('textbox', { name: 'Fee' })
    await userEvent.type(input, '1.234,5')
    await expect(told).toHaveBeenLastCalledWith(123_450)
    await expect(input).toHaveValue('1.234,5')
    await userEvent.tab()
    await expect(input).toHaveValue('1.234,50')
    await userEvent.clear(input)
    await expect(told).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '1.23')
    await userEvent.tab()
    // No amount in German: it stays for correction.
    await expect(told).toHaveBeenLastCalledWith(Number.NaN)
    await expect(input).toHaveValue('1.23')
  },
}

function Role() {
  return <RadioField label="Role" options={roles} {...useTold('clerk')} />
}

export const Radio: Story = {
  tags: ['!dev'],
  render: () => <Role />,
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    await userEvent.tab()
    const clerk = canvas.getByRole('radio', { name: 'Merchant User' })
    await expect(clerk).toHaveFocus()
    await expect(clerk).toHaveAccessibleDescription('Takes payments and looks them up.')
    await userEvent.keyboard('{ArrowDown}')
    await expect(told).toHaveBeenLastCalledWith('admin')
    await expect(canvas.getByRole('radio', { name: 'Support' })).toBeDisabled()
  },
}

export const SwitchAndNote: Story = {
  tags: ['!dev'],
  render: () => (
    <>
      <SwitchField label="Paperless bills" />
      <TextArea label="Note" longest={10} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Paperless bills' })).toBeChecked()
    const note = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'Closed on Friday')
    await expect(note).toHaveAccessibleDescription('16 of 10 characters')
  },
}

function Upload() {
  return (
    <FileField
      label="Accounts"
      endings={['.csv']}
      mostMegabytes={25}
      {...useTold<File | null>(null)}
    />
  )
}

export const FileChosenAndRemoved: Story = {
  tags: ['!dev'],
  render: () => <Upload />,
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    const input = canvas.getByLabelText('Accounts')
    await expect(input).toHaveAccessibleDescription('.csv, up to 25 MB')
    await userEvent.upload(input, new File(['a,b'], 'accounts.csv'))
    await expect(await canvas.findByText('accounts.csv')).toBeVisible()
    await expect(input).toHaveAccessibleDescription('.csv, up to 25 MB accounts.csv 3 bytes')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove accounts.csv' }))
    await expect(told).toHaveBeenLastCalledWith(null)
    await expect(input).toHaveFocus()
  },
}
