import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useViewFocus } from './use-view-focus'

function Page({ view }: { view: string }) {
  useViewFocus(view)
  return (
    <main>
      <h1 tabIndex={-1}>{view}</h1>
    </main>
  )
}

/** Whether the browser may move the focus to where was pressed. */
const press = (detail: number) =>
  document.body.dispatchEvent(
    new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true }),
  )

it('the new view’s heading keeps the focus through the second press of a double click', () => {
  const { rerender } = render(<Page view="details" />)
  expect(press(2)).toBe(true)
  rerender(<Page view="tender" />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(press(2)).toBe(false)
})

it('a press of its own counts, and so does what is clicked twice later', () => {
  const { rerender } = render(<Page view="details" />)
  rerender(<Page view="tender" />)
  expect(press(1)).toBe(true)
  expect(press(2)).toBe(true)
})
