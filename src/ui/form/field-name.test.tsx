import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadLocale } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { UiProvider } from '@/ui/theme/ui-provider'
import { fieldName } from './field-name'
import { RadioField } from './fields/radio-field'
import { TextField } from './fields/text-field'

beforeEach(() => loadLocale('en'))
afterEach(cleanup)

const needs = ['(required)', '(optional)']

it('is the label as shown, without the word for required; of a choice, its question', () => {
  render(
    <UiProvider>
      <Messages locale="en">
        <TextField label="City" need="required" />
        <RadioField
          label="What is paid"
          value="bills"
          onChange={() => undefined}
          options={[{ value: 'bills', label: 'Bills' }]}
        />
        <h2 tabIndex={-1}>Fees</h2>
      </Messages>
    </UiProvider>,
  )
  expect(fieldName(screen.getByRole('textbox'), needs)).toBe('City')
  expect(fieldName(screen.getByRole('radio'), needs)).toBe('What is paid')
  expect(fieldName(screen.getByRole('heading'), needs)).toBe('Fees')
  expect(fieldName(undefined, needs)).toBe('')
})
