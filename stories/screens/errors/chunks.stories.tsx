import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ChunkNotice } from '@/app/failures/chunk-notice'
import { PageFailed } from '@/screens/entry/errors/page-failed'
import { ChunkFailure, chunks } from '@/state/chunks'
import { inKit } from '../../support/kit'
import { inside } from '../../support/page'

// A script that is slow, late, or gone (specification §8).

const meta = {
  title: 'Errors/A part that does not load',
  component: PageFailed,
  decorators: [inKit],
  parameters: { bare: true },
  args: { error: new ChunkFailure('gone'), onRetry: fn() },
  render: (args) => (
    <main style={{ padding: 24 }}>
      <PageFailed {...args} />
    </main>
  ),
} satisfies Meta<typeof PageFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Gone: Story = {
  name: 'A screen is gone',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveTextContent(/^This site may have been updated/u)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const TooLate: Story = {
  name: 'A screen takes too long',
  args: { error: new ChunkFailure('slow') },
  play: async ({ canvasElement }) => {
    await expect(inside(canvasElement).getByRole('alert')).toHaveTextContent(
      /^Loading took too long/u,
    )
  },
}

const notice: Pick<Story, 'render'> = {
  render: () => (
    <main style={{ minHeight: 300, padding: 24 }}>
      <h1>Departments</h1>
      <ChunkNotice />
    </main>
  ),
}

function told(slow: number, missing: boolean) {
  return () => {
    Object.assign(chunks, { slow, missing })
    return () => {
      Object.assign(chunks, { slow: 0, missing: false })
    }
  }
}

export const StillLoading: Story = {
  name: 'Still loading',
  ...notice,
  beforeEach: told(1, false),
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByRole('alert')).toHaveTextContent(
      'Still loading… Check your connection.',
    )
  },
}

export const PartIsMissing: Story = {
  name: 'A part is missing',
  ...notice,
  beforeEach: told(0, true),
  play: async ({ canvasElement }) => {
    const alert = await inside(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent(/^Part of this page could not be loaded/u)
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Reload' })).toBeVisible())
  },
}
