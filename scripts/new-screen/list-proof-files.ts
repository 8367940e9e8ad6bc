import type { Plan } from './plan.ts'

export const storyFile = ({
  Many,
  title,
  address: { path },
}: Plan): string => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const List: Story = {
  name: '${title}',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = inside(await page.findByRole('table', { name: '${title}' }))
    await expect((await table.findAllByRole('rowheader')).length).toBe(25)
  },
}

export const Nothing: Story = {
  name: 'Nothing yet',
  args: {
    cloud: {
      faults: answers('list${Many}', 200, {
        data: [],
        pagination: { page: 1, per_page: 25, total: 0, last_page: 1 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText('No ${title.toLowerCase()} yet.')
  },
}

export const Failed: Story = {
  name: 'It cannot be read',
  args: { cloud: { faults: answers('list${Many}', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const again = { name: 'Try again' }
    await inside(canvasElement).findByRole('button', again, { timeout: 10_000 })
  },
}
`

export const journeyFile = ({
  title,
  address: { path },
}: Plan): string => `import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('the provider looks for one of ${title.toLowerCase()}, and a reload keeps the search', async ({
  page,
  at,
}) => {
  await signIn(page, at, 'super', '${path}')
  const rows = page.getByRole('table', { name: '${title}' }).getByRole('rowheader')
  const name = (await rows.first().textContent()) ?? ''
  await page.getByRole('searchbox').fill(name)
  await expect(rows.first()).toHaveText(name)
  await expect(page).toHaveURL(/[?&]q=/u)
  await page.reload()
  await expect(rows.first()).toHaveText(name)
})
`
