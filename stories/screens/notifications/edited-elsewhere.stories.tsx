import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  deleteNotification,
  getNotification,
  listNotifications,
  scheduleNotification,
  updateNotification,
} from '@/contract/notifications/notifications'
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
  const remove = async () => {
    const { status } = await caller.call(deleteNotification, { params })
    await expect(status).toBe(200)
  }
  const send = async () => {
    const { version, recipients } = await read()
    const body = { version, confirmed: recipients }
    const { status } = await caller.call(scheduleNotification, { params, body })
    await expect(status).toBe(200)
  }
  const drafts = async () => {
    const query = { q: 'Fair, mine' }
    const where = { params: { merchantId: '1' }, query }
    return (await caller.call(listNotifications, where)).answer?.data ?? []
  }
  return { read, save, remove, send, drafts }
}

async function typeMine(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  const name = await page.findByRole('textbox', { name: /^Internal name/u })
  await userEvent.clear(name)
  await userEvent.type(name, 'Fair, mine')
  return { page, name }
}

/** Both have changed its name: the versions stand beside each other. */
export const SameField: Story = {
  play: async ({ canvasElement }) => {
    const { page } = await typeMine(canvasElement)
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
    const { page } = await typeMine(canvasElement)
    const { read, save } = await colleague()
    const { audience } = await read()
    await save({ audience: { ...audience, zips: ['45373'] } })
    await userEvent.click(page.getByRole('button', { name: 'Save and continue' }))
    await page.findByRole('textbox', { name: /^ZIP codes/u })
    await expect(await read()).toMatchObject({ name: 'Fair, mine', audience: { zips: ['45373'] } })
  },
}

/** Deleted by a colleague: what is typed stays, and becomes a new draft. */
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    const { page, name } = await typeMine(canvasElement)
    const { remove, drafts } = await colleague()
    await remove()
    await userEvent.click(page.getByRole('button', { name: 'Save and continue' }))
    const again = await page.findByRole('button', { name: 'Save as a new draft' })
    await expect(page.getByText(/^This notification was deleted while/u)).toBeVisible()
    await expect(name).toHaveValue('Fair, mine')
    await userEvent.click(again)
    await page.findByRole('textbox', { name: /^ZIP codes/u })
    await expect((await drafts()).map(({ status }) => status)).toEqual(['draft'])
  },
}

/** Sent by a colleague: what is typed is not lost with the form. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const { page, name } = await typeMine(canvasElement)
    const { send, drafts } = await colleague()
    await send()
    await userEvent.click(page.getByRole('button', { name: 'Save and continue' }))
    await page.findByText(/^This notification was sent or scheduled while/u)
    await expect(name).toHaveValue('Fair, mine')
    await userEvent.click(page.getByRole('button', { name: 'Save as a new draft' }))
    await page.findByRole('textbox', { name: /^ZIP codes/u })
    await expect((await drafts()).map(({ status }) => status)).toEqual(['draft'])
  },
}
