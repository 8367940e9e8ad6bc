import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { CheckboxesField } from '@/ui/form/fields/checkboxes-field'
import { ComboboxField } from '@/ui/form/fields/combobox-field'
import { DateField } from '@/ui/form/fields/date-field'
import { FileField } from '@/ui/form/fields/file-field'
import type { FieldProps } from '@/ui/form/field'
import { MoneyField } from '@/ui/form/fields/money-field'
import { MultiSelectField } from '@/ui/form/fields/multi-select-field'
import { PercentField } from '@/ui/form/fields/percent-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { SelectField } from '@/ui/form/fields/select-field'
import { SwitchField } from '@/ui/form/fields/switch-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/fields/text-field'
import { Stack } from '@/ui/layout/stack'
import { departments, longWords, roles } from '../../support/form-choices'
import { dark, inKit } from '../../support/kit'

type State = Partial<Pick<FieldProps, 'help' | 'error' | 'need' | 'disabledReason'>> & {
  readOnly?: boolean
}

const states: Record<string, State> = {
  empty: { help: 'Shown to citizens.', need: 'required' },
  filled: {},
  error: { error: 'Say what this is for' },
  off: { disabledReason: 'Payments are under way until 2:30 PM' },
  readOnly: { readOnly: true },
  long: { help: longWords, error: longWords },
}

/** Every piece in one state. */
function Pieces({ name, state }: { name: string; state: State }) {
  const filled = name !== 'empty'
  const [department, setDepartment] = useState(filled ? 'water' : '')
  const [several, setSeveral] = useState(filled ? ['water', 'court', 'long'] : [])
  const [fee, setFee] = useState(filled ? 123_450 : null)
  const [rate, setRate] = useState(filled ? 295 : null)
  const [opens, setOpens] = useState(filled ? '2026-07-10' : '')
  const [file, setFile] = useState(filled ? new File(['a,b'], 'accounts.csv') : null)
  const [role, setRole] = useState(filled ? 'clerk' : '')
  const [rights, setRights] = useState(filled ? ['refund'] : [])
  const label = (text: string) => (name === 'long' ? `${text}: ${longWords}` : `${text}, ${name}`)
  return (
    <Stack as="section" aria-label={name} gap="5">
      <TextField
        label={label('Name')}
        {...state}
        defaultValue={filled ? 'Water and sewer' : ''}
        autoComplete="off"
      />
      <TextArea
        label={label('Note')}
        {...state}
        longest={40}
        defaultValue={filled ? (name === 'error' ? longWords : 'Closed on Friday') : ''}
      />
      <SelectField label={label('Kind')} {...state} defaultValue={filled ? 'tax' : ''}>
        <option value="">–</option>
        <optgroup label="Bills">
          <option value="tax">Real estate tax</option>
          <option value="water">Water</option>
        </optgroup>
        <optgroup label="Without a bill">
          <option value="permit">Permit</option>
        </optgroup>
      </SelectField>
      <ComboboxField
        label={label('Department')}
        {...state}
        options={departments}
        none=""
        value={department}
        onChange={setDepartment}
      />
      <MultiSelectField
        label={label('Departments')}
        {...state}
        options={departments}
        value={several}
        onChange={setSeveral}
      />
      <MoneyField label={label('Fee')} {...state} value={fee} onChange={setFee} />
      <PercentField label={label('Rate')} {...state} value={rate} onChange={setRate} />
      <DateField
        label={label('Opens on')}
        {...state}
        today="2026-07-02"
        value={opens}
        onChange={setOpens}
      />
      <FileField
        label={label('File')}
        {...state}
        endings={['.csv', '.xlsx']}
        mostMegabytes={25}
        value={file}
        onChange={setFile}
      />
      <RadioField
        label={label('Role')}
        {...state}
        options={roles}
        value={role}
        onChange={setRole}
      />
      <CheckboxesField
        label={label('Rights')}
        {...state}
        options={[
          { value: 'refund', label: 'Refund', description: 'Gives money back up to a limit.' },
          { value: 'import', label: 'Import', disabledReason: 'Your plan has no imports' },
        ]}
        value={rights}
        onChange={setRights}
      />
      <SwitchField
        label={label('Paperless bills')}
        {...stateOfBox(state)}
        defaultChecked={filled}
      />
      <CheckboxField
        label={label('Send an invite')}
        {...stateOfBox(state)}
        defaultChecked={filled}
      />
    </Stack>
  )
}

function stateOfBox({ need: _, ...state }: State) {
  return state
}

function AllStates({ only }: { only?: readonly string[] }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 32,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      {Object.entries(states)
        .filter(([name]) => only?.includes(name) ?? true)
        .map(([name, state]) => (
          <Pieces key={name} name={name} state={state} />
        ))}
    </div>
  )
}

/** Fields for the office, in every state. */
const meta = {
  title: 'Pieces/Form/Fields for the office',
  component: AllStates,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: {
    ComboboxField,
    MultiSelectField,
    DateField,
    MoneyField,
    PercentField,
    RadioField,
    CheckboxesField,
    SwitchField,
    FileField,
    TextArea,
    SelectField,
  },
} satisfies Meta<typeof AllStates>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'All of them',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const off = within(canvas.getByRole('region', { name: 'off' }))
    for (const control of off.getAllByRole('textbox')) await expect(control).toBeDisabled()
    await expect(off.getByRole('textbox', { name: /Fee/u })).toHaveAccessibleDescription(
      'Payments are under way until 2:30 PM',
    )
    await expect(off.getByRole('switch')).toBeDisabled()
    const wrong = within(canvas.getByRole('region', { name: 'error' }))
    await expect(wrong.getByRole('combobox', { name: /Department,/u })).toBeInvalid()
    await expect(wrong.getByRole('radiogroup')).toHaveAccessibleDescription('Say what this is for')
    const fixed = within(canvas.getByRole('region', { name: 'readOnly' }))
    await expect(fixed.getByRole('textbox', { name: /Fee/u })).toHaveAttribute('readonly')
    await expect(fixed.getByRole('textbox', { name: /Fee/u })).toHaveValue('1,234.50')
    await expect(fixed.getByRole('combobox', { name: /Departments/u })).toHaveAttribute('readonly')
    const long = within(canvas.getByRole('region', { name: 'long' }))
    await expect(long.getByRole('switch')).toBeVisible()
  },
}

export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  ...dark,
  args: { only: ['error', 'off', 'readOnly'] },
}
export const Japanese: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ja' },
  args: { only: ['empty', 'filled'] },
}
export const GermanPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'mobile1', isRotated: false } },
  args: { only: ['empty', 'long'] },
}
