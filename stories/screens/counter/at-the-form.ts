import { userEvent } from 'storybook/test'
import { inside, type Page } from '../../support/page'

/** The counter's form, as a clerk begins it. */

/** Opens the form, chooses the way and names the payer. */
export async function open(canvasElement: HTMLElement, way: RegExp, email = ''): Promise<Page> {
  const page = inside(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: 'Take a payment' }))
  const dialog = inside(await page.findByRole('dialog', { name: 'Take a payment' }))
  await userEvent.click(await dialog.findByRole('radio', { name: way }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Payer’s name/ }), 'Ann Caller')
  if (email !== '') {
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), email)
  }
  return dialog
}

export const press = async (dialog: Page, name: RegExp) =>
  userEvent.click(await dialog.findByRole('button', { name }))
