import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { OpenUnsubscribeLink } from '@/contract/people/unsubscribe'
import { unsubscribeToken } from '@mocks/samples/unsubscribe-token'
import { answers, neverAnswers } from '../../support/faults'
import { expectLoading, inside } from '../../support/page'
import { Screen, type ScreenProps } from '../../support/screen'

const meta = {
  title: 'Citizens/Unsubscribe from mail',
  component: Screen,
  args: { scenario: 'unsubscribe' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function opened(canvasElement: HTMLElement, save = 'Save choices') {
  const page = inside(canvasElement)
  await page.findByRole('button', { name: save })
  return page
}

const heading = { level: 1, name: 'Which e-mails do you want?' }

/** Reading changes nothing: it is all as the profile has it. */
export const Opened: Story = {
  name: 'Opened from a mail',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.getByText('u•••@miamicounty.example')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Announcements/u })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^Bill reminders/u })).toBeChecked()
    await expect(page.getByText(/^Receipts always come/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Undo' })).toBeNull()
    // Its address is the key to it.
    await expect(document.querySelector('meta[name=referrer]')).toHaveAttribute(
      'content',
      'no-referrer',
    )
  },
}

/** Saved, and taken back as it was. */
export const SavedAndTakenBack: Story = {
  name: 'Saved, and taken back',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: /^Announcements/u }))
    const paper = page.getByRole('checkbox', { name: /^Bills by e-mail for 08-004512/u })
    await userEvent.click(paper)
    // From which day paper comes again, before anything is saved.
    await expect(paper).toHaveAccessibleDescription(
      /^By e-mail for now, on paper again from Jul\s1\.$/u,
    )
    await userEvent.click(page.getByRole('button', { name: 'Save choices' }))
    const said = await page.findByText('You can undo this until Jul 1.')
    // It may be a screen away from the button.
    await waitFor(() => expect(said.closest('[role=status]')).toHaveFocus())
    await expect(page.getByRole('checkbox', { name: /^Announcements/u })).not.toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect(await page.findByText('Your choices are as they were before.')).toBeVisible()
    await waitFor(() => expect(page.getByRole('heading', heading)).toHaveFocus())
    await expect(page.getByRole('checkbox', { name: /^Announcements/u })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^Bills by e-mail/u })).toBeChecked()
  },
}

/** What is said above the form is true of what is saved, not of what is ticked since. */
export const SavedThenChanged: Story = {
  name: 'Saved, and something else chosen',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const announcements = page.getByRole('checkbox', { name: /^Announcements/u })
    await userEvent.click(announcements)
    await userEvent.click(page.getByRole('button', { name: 'Save choices' }))
    await page.findByText('Your choices are saved.')
    await userEvent.click(announcements)
    await expect(page.getByText('Your earlier choices are saved.')).toBeVisible()
    await expect(page.queryByText('Your choices are saved.')).toBeNull()
    await userEvent.click(announcements)
    await expect(page.getByText('Your choices are saved.')).toBeVisible()
  },
}

export const AnswerLost: Story = {
  name: 'Saved, and the answer lost',
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [{ match: { call: 'answerUnsubscribeLink' }, effect: { kind: 'drop-after-commit' } }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: /^Announcements/u }))
    await userEvent.click(page.getByRole('button', { name: 'Save choices' }))
    await expect(await page.findByText('Your choices are saved.')).toBeVisible()
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

export const UnsubscribedFromAll: Story = {
  name: 'Unsubscribed from all',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Unsubscribe from all' }))
    await expect(
      await page.findByText('You are unsubscribed from all of these e-mails.'),
    ).toBeVisible()
    for (const box of page.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    // There is nothing electronic left to end.
    await expect(page.queryByText(/also switches your bills back to paper/u)).toBeNull()
  },
}

const choices: OpenUnsubscribeLink = {
  state: 'open',
  email_masked: 'j•••@example.com',
  unwanted: [],
  accounts: [],
}

const shows = (letter: Readonly<Record<string, unknown>>): Pick<ScreenProps, 'cloud'> => ({
  cloud: { faults: answers('readUnsubscribeLink', 200, { data: letter }) },
})

/** Single kinds were chosen in the profile: that stays unless the box is pressed. */
export const SomeOfAType: Story = {
  tags: ['!dev'],
  args: shows({ ...choices, unwanted: ['outage'] }),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const box = page.getByRole('checkbox', { name: /^Announcements/u })
    await expect(box).toBePartiallyChecked()
    await expect(box).toHaveAccessibleDescription(/You get only some of these/u)
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

const dead =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in to my profile' })).toHaveAttribute(
      'href',
      '/sign-in?return_to=user-profile',
    )
    await expect(page.queryByRole('button', { name: 'Save choices' })).toBeNull()
  }

export const TooOld: Story = {
  name: 'The link is too old',
  args: { scenario: 'unsubscribe-too-late' },
  play: dead('This link has expired'),
}

export const Unknown: Story = {
  tags: ['!dev'],
  args: { path: '/notifications-unsubscribe/from-a-mail' },
  play: dead('This link is not complete'),
}

export const OfAnotherCity: Story = {
  tags: ['!dev'],
  args: {
    path: `/notifications-unsubscribe/${unsubscribeToken({ id: 'x', user: '7', merchant: '2' })}`,
  },
  play: dead('This link is not complete'),
}

export const Used: Story = {
  name: 'The link was used before',
  args: shows({ state: 'used' }),
  play: dead('This link was used before'),
}

/** The link worked when the page opened; a late save reports its end. */
export const GoneMeanwhile: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [
        {
          match: { call: 'readUnsubscribeLink', nth: 2 },
          effect: { kind: 'status', status: 200, body: { data: { state: 'used' } } },
          times: 9,
        },
        ...answers('answerUnsubscribeLink', 409, { message: 'It is over', code: 'not_open' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Save choices' }))
    const title = await page.findByRole('heading', { name: 'This link was used before' })
    await waitFor(() => expect(title).toHaveFocus())
  },
}

export const NotSaved: Story = {
  name: 'Not saved',
  args: { cloud: { faults: answers('answerUnsubscribeLink', 500) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const box = page.getByRole('checkbox', { name: /^Bill reminders/u })
    await userEvent.click(box)
    await userEvent.click(page.getByRole('button', { name: 'Save choices' }))
    await expect(await page.findByRole('alert')).toHaveTextContent(/could not be saved/u)
    await expect(box).not.toBeChecked()
  },
}

export const Failed: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('readUnsubscribeLink', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(/^Your choices could not be loaded/u)).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: neverAnswers('readUnsubscribeLink') } },
  play: async ({ canvasElement }) => {
    await expectLoading(inside(canvasElement))
  },
}
