import { afterEach, expect, it } from 'vitest'
import { rememberedName, rememberName } from './remembered-name'

afterEach(() => rememberName(null))

it('is filled in until it is cleared', () => {
  expect(rememberedName()).toBe('')
  rememberName('ruth@mail.example')
  expect(rememberedName()).toBe('ruth@mail.example')
  rememberName(null)
  expect(rememberedName()).toBe('')
  expect(localStorage).toHaveLength(0)
})
