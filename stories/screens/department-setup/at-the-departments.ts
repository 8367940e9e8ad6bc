import { userEvent } from 'storybook/test'
import { inside } from '../../support/page'

/** The list of departments in a merchant's settings. */

/** A read is retried once before it fails. */
export const patience = { timeout: 10_000 }
export const list = async (canvasElement: HTMLElement) =>
  inside(
    await inside(canvasElement).findByRole(
      'list',
      { name: 'Departments in their order' },
      patience,
    ),
  )

export const names = async (canvasElement: HTMLElement) =>
  (await list(canvasElement))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[data-name]')?.textContent)

export const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await inside(canvasElement).findByRole('button', { name }))
