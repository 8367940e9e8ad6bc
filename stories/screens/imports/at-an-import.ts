import { expect, userEvent } from 'storybook/test'
import { inside, type Page } from '../../support/page'

/** Files are read by a worker, sent and checked. */
export const patience = { timeout: 8_000 }

const heads =
  'department_id,account_number,client_number,tax_year,cycle,bill_number,owner_name,due_date,current_charge,amount_due'
const row = (account: string, cycle: string, due: string) =>
  `real-estate-tax,${account},0001,2025,${cycle},25-9${cycle},"OAK, LEE",2026-07-10,${due},${due}`

/** Two rows that are new, one whose cycle nobody knows, one whose amount is none. */
export const smallFile = [
  heads,
  row('08-009901', '1', '100.00'),
  row('08-009901', '2', '250.00'),
  row('08-009902', '9', '100.00'),
  row('08-009903', '1', 'ten'),
].join('\n')

export const csv = (text: string, name = 'small.csv') =>
  new File([text], name, { type: 'text/csv' })

/** The file field has the browser's own control. */
export async function choose(page: Page, file: File, label: RegExp | string = /^File/u) {
  await userEvent.upload(await page.findByLabelText(label), file)
}

export async function upload(page: Page, file: File): Promise<void> {
  await choose(page, file)
  await page.findByText(/Read as|Read from/u, {}, patience)
  await userEvent.click(page.getByRole('button', { name: 'Upload' }))
}

export const step = (page: Page, name: string) =>
  page.findByRole('heading', { level: 2, name }, patience)

/** Uploads the small file, keeps the suggested columns and opens its check. */
export async function toCheck(canvasElement: HTMLElement, file = csv(smallFile)): Promise<Page> {
  const page = inside(canvasElement)
  await upload(page, file)
  await step(page, 'Map columns')
  await userEvent.click(await page.findByRole('button', { name: 'Save and check' }))
  await step(page, 'Check')
  await page.findByRole('table', { name: 'Rows of the file' }, patience)
  return page
}

/** A figure's tile, which leads to its rows. */
export async function seesFigure(page: Page, name: string, count: number): Promise<void> {
  const tile = page.getAllByText(name, { selector: 'dt' })[0]?.closest('div') ?? null
  await expect(tile).toHaveTextContent(new RegExp(`^${name} ?${String(count)}`, 'u'))
}
