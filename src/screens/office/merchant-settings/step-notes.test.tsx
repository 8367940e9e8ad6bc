import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showToast, shownToast } from '@/ui/feedback/toast'
import { StepNotes } from './step-notes'

it('a note that something is saved ends with its step', () => {
  const { rerender, unmount } = render(<StepNotes key="payments" />)
  act(() => showToast({ text: 'Payment settings saved' }))
  rerender(<StepNotes key="payments" />)
  expect(shownToast()?.text).toBe('Payment settings saved')
  rerender(<StepNotes key="users" />)
  expect(shownToast()).toBeNull()
  act(() => showToast({ text: 'Invited' }))
  unmount()
  expect(shownToast()).toBeNull()
})

it('a failure stays until it is read', () => {
  const { rerender } = render(<StepNotes key="payments" />)
  act(() => showToast({ text: 'It could not be saved', tone: 'late' }))
  rerender(<StepNotes key="users" />)
  expect(shownToast()?.text).toBe('It could not be saved')
})
