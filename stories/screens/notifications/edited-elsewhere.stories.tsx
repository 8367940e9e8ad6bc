import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { getNotification, updateNotification } from '@/contract/notifications/notifications'
import type { NotificationFields } from '@/contract/notifications/notification-fields'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor } from '@mocks/hosts/caller'
import { personaNamed } from '@mocks/world/personas'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** A draft that a colleague saves while it is edited here. */
const meta = {
  title: 'Office/Notifications/Edited elsewhere',
  component: Screen,
  tags: ['!dev'],
  args: {
    persona: 'merchant-admin',
    path: '/notifications/1/notification/GENERAL/6',
    earlier: keep,
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

let cloud: Cloud | null = null
function keep(started: Cloud): Promise<void> {
  cloud = started
  return Promise.resolve()
}

const params = { merchantId: '1', type: 'GENERAL', notificationId: '6' } as const

async function colleague() {
  if (cloud === null) throw new Error('No cloud')
  const token = (await cloud.enter(personaNamed('merchant-admin').email))?.token ?? null
  const caller = callerFor(cloud, 'miamicounty', { token })
  const read = async () => {
    const { answer } = await caller.call(getNotification, { params })
    if (!answer?.data) throw new Error('No notification')
    return answer.data
  }
  const save = async (change: Partial<NotificationFields>) => {
    const { kind, channel, name, messages, audience, schedule, ends_on, version } = await read()
    const now = { kind, channel, name, messages, audience, schedule, ends_on, version }
    const { status } = await caller.call(updateNotification, {
      params,
      body: { ...now, ...change },
    })
    await expect(status).toBe(200)
  }
  return { read, save }
}

/** Both have changed its name: the versions stand beside each other. */
export const SameField: Story = {
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const name = await page.findByRole('textbox', { name: /^Internal name/u })
    await userEvent.clear(name)
    await userEvent.type(name, 'Fair, mine')
    const { read, save } = await colleague()
    await save({ name: 'Fair, theirs' })
    await userEvent.click(page.getByRole('button', { name: 'Save and continue' }))
    const both = inside(await inside(document.body).findByRole('dialog'))
    await expect(both.getByText('Fair, mine')).toBeVisible()
    await expect(both.getByText('Fair, theirs')).toBeVisible()
    await expect((await read()).name).toBe('Fair, theirs')
  },
}

/** Each has changed another step: saving one takes nothing back of the other. */
export const OtherStep: Story = {
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const name = await page.findByRole('textbox', { name: /^Internal name/u })
    await userEvent.clear(name)
    await userEvent.type(name, 'Fair, mine')
    const { read, save } = await colleague()
    const { audience } = await read()
    await save({ audience: { ...audience, zips: ['45373'] } })
    await userEvent.click(page.getByRole('button', { name: 'Save and continue' }))
    await page.findByRole('textbox', { name: /^ZIP codes/u })
    await expect(await read()).toMatchObject({ name: 'Fair, mine', audience: { zips: ['45373'] } })
  },
}
