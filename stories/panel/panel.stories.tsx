import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createCloud } from '@mocks/app/create-cloud'
import { withDemoCalls } from '@mocks/hosts/demo-calls'
import { logged, requestLog } from '@mocks/hosts/shared/tab/request-log'
import { arm, armed, disarm } from '@mocks/demo/panel/armed-faults'
import { Launcher } from '@mocks/demo/panel/launcher'
import {
  choosePart,
  closePanel,
  openPanel,
  type PanelPartName,
} from '@mocks/demo/panel/panel-state'
import { german, inKit } from '../support/kit'
import { inside } from '../support/page'

/** The panel of the demonstration, over a page that has nothing else. */
const meta = {
  title: 'Demonstration/Panel',
  component: Launcher,
  decorators: [inKit],
  beforeEach: () => {
    forget()
    return forget
  },
} satisfies Meta<typeof Launcher>

export default meta
type Story = StoryObj<typeof meta>

function forget(): void {
  closePanel()
  choosePart('who')
  requestLog.clear()
  requestLog.keepSecrets(false)
  for (const fault of armed.faults) disarm(fault)
}

const phone = { viewport: { value: 'mobile1', isRotated: false } }

async function opened(canvasElement: HTMLElement, name: string | RegExp = 'Demo panel') {
  const dialog = await inside(canvasElement).findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const shows =
  (part: PanelPartName, heading: string, name?: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    choosePart(part)
    openPanel()
    const dialog = await opened(canvasElement, name)
    await expect(await dialog.findByRole('heading', { name: heading })).toBeVisible()
  }

export const Closed: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const tab = await inside(canvasElement).findByRole('button', { name: 'Demo panel' })
    await expect(tab).toHaveAttribute('aria-expanded', 'false')
    const { width, height } = tab.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(36)
  },
}

export const ClosedOnPhone: Story = {
  ...Closed,
  name: 'Closed on phone',
  tags: ['!dev'],
  globals: phone,
}

export const OpenAndClosed: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const tab = await inside(canvasElement).findByRole('button', { name: 'Demo panel' })
    await userEvent.keyboard('{Control>}.{/Control}')
    const dialog = await opened(canvasElement)
    await expect(dialog.getByRole('heading', { name: 'Demo panel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tab).toHaveFocus())
    await waitFor(() => expect(inside(canvasElement).queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await opened(canvasElement)
  },
}

export const Who: Story = { name: 'Who', play: shows('who', 'People of other sites') }
export const Where: Story = { name: 'Where', play: shows('where', 'Language and theme') }
export const Time: Story = { name: 'Time', play: shows('time', 'Time of this world') }
export const Scenarios: Story = { name: 'Scenarios', play: shows('scenarios', 'All scenarios') }

export const Network: Story = {
  name: 'Network',
  play: async ({ canvasElement }) => {
    choosePart('network')
    openPanel()
    const dialog = await opened(canvasElement)
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Call' }),
      'createPayment',
    )
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'What happens' }),
      'drop-after-commit',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Arm it' }))
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'Armed: createPayment → drop-after-commit',
    )
    await userEvent.click(
      dialog.getByRole('button', { name: 'Disarm createPayment → drop-after-commit' }),
    )
    await expect(dialog.queryByRole('button', { name: /^Disarm/ })).toBeNull()
    arm('listDepartments', '500', 2)
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Fill in from' }),
      'setMerchantStatus',
    )
    await expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue(
      '/api/merchant/update-status/{id}',
    )
  },
}

/** The panel's own questions, answered by a cloud in this page: as on that city's site. */
async function inCounty(): Promise<() => void> {
  const cloud = createCloud()
  await cloud.ready
  const answer = withDemoCalls(() => cloud)
  const own = window.fetch
  window.fetch = (input, init) =>
    answer(
      new Request(
        input instanceof Request ? input : new URL(input, 'http://miamicounty.pay.localhost'),
        init,
      ),
    )
  return () => {
    window.fetch = own
  }
}

export const Echeck: Story = {
  name: 'An e-check comes back',
  beforeEach: inCounty,
  play: async ({ canvasElement }) => {
    choosePart('time')
    openPanel()
    const dialog = await opened(canvasElement)
    const [first] = await dialog.findAllByRole('button', { name: /^Return CT-/u })
    const number = first?.getAttribute('aria-label')?.replace('Return ', '') ?? ''
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'R03')
    await userEvent.click(dialog.getByRole('button', { name: `Return ${number}` }))
    await expect(await dialog.findByText(`${number} came back with R03.`)).toBeVisible()
    await waitFor(() =>
      expect(dialog.queryByRole('button', { name: `Return ${number}` })).toBeNull(),
    )
  },
}

export const Mail: Story = {
  name: 'Mail',
  beforeEach: inCounty,
  play: async ({ canvasElement }) => {
    choosePart('mail')
    openPanel()
    const dialog = await opened(canvasElement)
    const [newest] = await dialog.findAllByRole('link', { name: 'Choose what still comes' })
    await expect(newest).toHaveAttribute(
      'href',
      expect.stringMatching(/\/notifications-unsubscribe\/.+\..+/u),
    )
    await expect(dialog.getAllByText(/ → user@miamicounty\.example/u)[0]).toBeVisible()
  },
}

export const Data: Story = {
  name: 'Data',
  beforeEach: inCounty,
  play: async ({ canvasElement }) => {
    choosePart('data')
    openPanel()
    const dialog = await opened(canvasElement)
    await expect(await dialog.findByText('Writes so far: 0')).toBeVisible()
    await expect(dialog.getByText('There is nothing to take back')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Undo the last write' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Reset all data' })).toHaveFocus(),
    )
  },
}

async function someCalls(): Promise<void> {
  const address = (path: string) => `http://miamicounty.pay.localhost${path}`
  const answer = (status: number, fault?: string) => () =>
    Promise.resolve(
      new Response('{}', { status, headers: fault === undefined ? {} : { 'X-Demo-Fault': fault } }),
    )
  await logged(new Request(address('/api/get-departments')), answer(200))
  await logged(
    new Request(address('/api/bills/search?q=08-0045&by=number&page=1')),
    answer(500, '500;a'),
  )
  const body = JSON.stringify({ email: 'user@miamicounty.example', password: 'Civic-Till-1' })
  await logged(new Request(address('/api/login'), { method: 'POST', body }), answer(422))
  await logged(new Request(address('/api/merchant-info')), () => Promise.resolve(Response.error()))
  void logged(new Request(address('/api/get-departments')), () => new Promise(() => undefined))
}

export const Log: Story = {
  name: 'Log',
  play: async ({ canvasElement }) => {
    await someCalls()
    choosePart('log')
    openPanel()
    const dialog = await opened(canvasElement)
    const entries = await dialog.findAllByRole('listitem')
    // Newest first.
    await expect(entries[0]).toHaveTextContent('Waits')
    await expect(entries[1]).toHaveTextContent('No answer')
    await expect(entries[3]).toHaveTextContent('A fault acted: 500')
    await userEvent.click(dialog.getByText('/api/login'))
    const command = await dialog.findByRole('group', { name: 'Command for curl' })
    await expect(command).toHaveTextContent(
      '--data-raw \'{"email":"user@miamicounty.example","password":"***"}\'',
    )
    await expect(dialog.getByRole('button', { name: 'Copy as curl' })).toBeVisible()
  },
}

/** Only after it was switched on explicitly. */
export const LogWithSecrets: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    choosePart('log')
    openPanel()
    const dialog = await opened(canvasElement)
    const box = dialog.getByRole('checkbox', { name: /^With secrets/u })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await someCalls()
    await userEvent.click(await dialog.findByText('/api/login'))
    const command = await dialog.findByRole('group', { name: 'Command for curl' })
    await expect(command).toHaveTextContent('"password":"Civic-Till-1"')
    await expect(dialog.getByRole('button', { name: 'Copy as curl, with secrets' })).toBeVisible()
    await userEvent.click(box)
    await expect(command).toHaveTextContent('"password":"***"')
  },
}

/** German has the longest words: nothing of it is cut off or scrolls to the side. */
const fitsInGerman =
  (part: PanelPartName, heading: string): NonNullable<Story['play']> =>
  async (context) => {
    await shows(part, heading, 'Demo-Panel')(context)
    const dialog = await inside(context.canvasElement).findByRole('dialog')
    for (const element of dialog.querySelectorAll('button, a, h3, p, section')) {
      await expect(element.scrollWidth, element.textContent).toBeLessThanOrEqual(
        element.clientWidth + 1,
      )
    }
  }

export const GermanScenariosOnPhone: Story = {
  tags: ['!dev'],
  play: fitsInGerman('scenarios', 'Alle Szenarien'),
  globals: { ...german.globals, ...phone },
}
