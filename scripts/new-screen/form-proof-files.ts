import { capital, type Plan } from './plan.ts'

const labelOf = ({ fields }: Plan): string => capital((fields[0]?.name ?? '').replaceAll('_', ' '))

export function formStoryFile(plan: Plan): string {
  const {
    name,
    many,
    Many,
    title,
    fields,
    address: { path },
  } = plan
  const label = labelOf(plan)
  const key = fields[0]?.name ?? ''
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { save${Many} } from '@/api/${name}'
import { call } from '@/api/client'
import { get${Many} } from '@/contract/${name}'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Office/${title}',
  component: Screen,
  args: { tenant: null, persona: 'super', path: '${path}' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const labelled = { name: /^${label}/u }

export const Form: Story = {
  name: '${title}',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const field = await page.findByRole('textbox', labelled)
    await userEvent.clear(field)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'Another')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText(/^Saved \\d/u)
  },
}

export const Changed: Story = {
  name: 'Somebody else has saved it meanwhile',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const field = await page.findByRole('textbox', labelled)
    const { version, ...${many} } = (await call(get${Many}, {})).data
    await save${Many}({ ...${many}, ${key}: 'Theirs' }, { key: () => 'theirs', version })
    await userEvent.clear(field)
    await userEvent.type(field, 'Mine')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    const conflict = inside(await inside(document.body).findByRole('dialog'))
    await conflict.findByRole('radio', { name: /Theirs/u })
    await conflict.findByRole('radio', { name: /Mine/u })
  },
}

export const Failed: Story = {
  name: 'It cannot be read',
  args: { cloud: { faults: answers('get${Many}', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const again = { name: 'Try again' }
    await inside(canvasElement).findByRole('button', again, { timeout: 10_000 })
  },
}
`
}

export const formJourneyFile = (
  plan: Plan,
): string => `import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('what the provider changes in ${plan.title.toLowerCase()} outlives a reload', async ({ page, at }) => {
  await signIn(page, at, 'super', '${plan.address.path}')
  const field = page.getByRole('textbox', { name: /^${labelOf(plan)}/u })
  await field.fill('Changed by hand')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText(/^Saved \\d/u)).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('Changed by hand')
})
`
