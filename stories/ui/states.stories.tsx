import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { SearchIcon } from '@/ui/display/icons'
import { NoPermission } from '@/ui/feedback/no-permission'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Stack } from '@/ui/layout/stack'
import { dark, german, inKit } from '../support/kit'

const retried = fn()

function States() {
  return (
    <Stack>
      <Card>
        <EmptyState
          icon={<SearchIcon />}
          action={<Button variant="outline">Search by owner</Button>}
        >
          No bills match 08-0045. Check the number on your bill — it looks like 08-004512.
        </EmptyState>
      </Card>
      <ErrorState onRetry={retried} referenceId="5f1c-22" />
      <NoPermission>
        Your role (Merchant User) cannot change fees; ask a Merchant Admin.
      </NoPermission>
      <Card padded>
        <Skeleton>
          <Stack>
            <Bone width="12rem" />
            <Bone height="3rem" />
          </Stack>
        </Skeleton>
      </Card>
      <Banner tone="due" title="Please note">
        The treasurer’s office closes at noon on June 3.
      </Banner>
      <Banner tone="late" title="Your bank declined this card. You have not been charged." />
      <Banner tone="info">A payment of $948.64 was made today. Posting takes 1 to 3 days.</Banner>
      <Banner tone="good" action={<Button size="sm">See receipt</Button>}>
        Paid
      </Banner>
    </Stack>
  )
}

/** In place of what is not there: nothing yet, a failure, no permission, still loading; and notices. */
const meta = {
  title: 'Pieces/States',
  component: States,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: { EmptyState, ErrorState, NoPermission, Skeleton, Bone, Banner },
} satisfies Meta<typeof States>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'Empty, failed, loading, notice',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retried).toHaveBeenCalled()
    await expect(canvas.getByText('Reference: 5f1c-22')).toBeVisible()
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}

export const Dark: Story = { ...dark, tags: ['!dev', '!autodocs'] }
export const German: Story = { ...german, tags: ['!dev', '!autodocs'] }
