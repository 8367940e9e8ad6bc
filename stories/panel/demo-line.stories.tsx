import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import '@mocks/demo/banner/demo-line.css'
import type { WorldDamage } from '@mocks/app/saved-world'
import { DemoLine } from '@mocks/demo/banner/demo-line'
import { defects } from '@mocks/hosts/shared/defects'
import { showDamage } from '@mocks/demo/banner/shown-damage'
import { keepTabVisit } from '@mocks/hosts/shared/tab/tab-visit'
import type { ScenarioName } from '@mocks/scenarios/registry'
import { german, inKit } from '../support/kit'

const plays = (scenario: ScenarioName | null) => () => {
  keepTabVisit({ id: scenario === null ? '' : 'story', scenario, faults: [] })
  return () => keepTabVisit({ id: '', scenario: null, faults: [] })
}

/** The line on top of every page of the demonstration. */
const meta = {
  title: 'Demonstration/Line on top',
  component: DemoLine,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <aside className="demo-line" aria-labelledby="demo-line-text">
        <Story />
      </aside>
    ),
    inKit,
  ],
  args: { note: null },
} satisfies Meta<typeof DemoLine>

export default meta
type Story = StoryObj<typeof meta>

const lineIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('complementary', {
    name: /^(?:Demo|Demonstration|Vorführung)[.:] /,
  })

export const Usual: Story = {
  name: 'As it usually is',
  beforeEach: plays(null),
  play: async ({ canvasElement }) => {
    const line = within(await lineIn(canvasElement))
    await expect(line.getByRole('link', { name: 'Catalogue' })).toBeVisible()
    await expect(line.queryByRole('button')).toBeNull()
  },
}

export const Playing: Story = {
  name: 'A scenario is played',
  beforeEach: plays('payments-off'),
  play: async ({ canvasElement }) => {
    const line = await lineIn(canvasElement)
    await expect(line).toHaveTextContent('“Maintenance: no payments until June 3” · own data')
    await expect(within(line).getByRole('button')).toHaveAccessibleName('End what this tab plays')
  },
}

export const BackendFailed: Story = {
  name: 'The demonstration itself failed',
  beforeEach: () => {
    const said = spyOn(console, 'error').mockImplementation(() => undefined)
    defects.tell('GET /api/get-departments', 'TypeError: no body')
    return () => {
      defects.clear()
      said.mockRestore()
    }
  },
  play: async ({ canvasElement }) => {
    await expect(await lineIn(canvasElement)).toHaveTextContent(
      'own backend failed, not your network: GET /api/get-departments: TypeError: no body.',
    )
  },
}

export const OnPhone: Story = {
  tags: ['!dev'],
  beforeEach: plays('token-check-unanswered'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

/** A scenario for phones, in a wide window: what to do, and a window of that size. */
export const WantsPhone: Story = {
  tags: ['!dev'],
  beforeEach: plays('phone'),
  play: async ({ canvasElement }) => {
    const line = await lineIn(canvasElement)
    await expect(line).toHaveTextContent('make this one narrow')
    const opened = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(within(line).getByRole('button', { name: 'Open at phone size' }))
    await expect(opened).toHaveBeenCalledWith(
      expect.stringContaining('scenario=phone'),
      '_blank',
      expect.stringContaining('width=390'),
    )
  },
}
export const WantsPhoneOnPhone: Story = {
  tags: ['!dev'],
  beforeEach: plays('phone'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const line = await lineIn(canvasElement)
    await waitFor(() => expect(line).not.toHaveTextContent('narrow'))
  },
}

/** As where the browser cannot share a world. */
export const ThisTabOnly: Story = {
  name: 'This tab only',
  beforeEach: plays(null),
  args: { note: 'this-tab-only' },
  play: async ({ canvasElement }) => {
    await expect(await lineIn(canvasElement)).toHaveTextContent('is gone after a reload')
  },
}

/** What does not fit must not push the page down, because it comes when the page is there. */
export const ThisTabOnlyOnPhone: Story = {
  tags: ['!dev'],
  beforeEach: plays(null),
  args: { note: 'this-tab-only' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const line = await lineIn(canvasElement)
    const oneLine = line.clientHeight
    await expect(oneLine).toBeLessThan(40)
    await userEvent.click(await within(line).findByRole('button', { name: 'More' }))
    await expect(line.clientHeight).toBeGreaterThan(oneLine)
    await expect(line).toHaveTextContent('everything here is made up. This browser cannot share')
    await userEvent.click(within(line).getByRole('button', { name: 'Less', expanded: true }))
    await expect(line.clientHeight).toBe(oneLine)
  },
}

const withDamage = (damage: WorldDamage) => () => {
  keepTabVisit({ id: '', scenario: null, faults: [] })
  showDamage(damage)
  return () => showDamage(undefined)
}

/** After a call was renamed in the code, or something damaged what the browser keeps. */
export const ChangesLeftOut: Story = {
  tags: ['!dev'],
  beforeEach: withDamage({ left_out: 3, meta: 'mended' }),
  play: async ({ canvasElement }) => {
    const line = await lineIn(canvasElement)
    await expect(line).toHaveTextContent('this version cannot read them: 3.')
    await expect(line).toHaveTextContent('was damaged and has been repaired')
  },
}

export const ChangesLeftOutInGerman: Story = {
  tags: ['!dev'],
  beforeEach: withDamage({ left_out: 3, meta: 'whole' }),
  ...german,
  globals: { ...german.globals, viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(await lineIn(canvasElement)).toHaveTextContent('daher weglässt: 3.')
  },
}

export const BeganAnew: Story = {
  name: 'Begun anew',
  beforeEach: withDamage({ left_out: 12, meta: 'anew' }),
  play: async ({ canvasElement }) => {
    await expect(await lineIn(canvasElement)).toHaveTextContent('Changes lost: 12.')
  },
}
