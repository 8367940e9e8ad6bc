import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { SeriesChart } from '@/screens/shared/series-chart'
import type { ChartPoint, SeriesWords } from '@/ui/chart/chart-point'
import { BarChart } from '@/ui/chart/bar-chart'
import { ChartSkeleton } from '@/ui/chart/chart-frame'
import { ShareBar } from '@/ui/chart/share-bar'
import { Card } from '@/ui/layout/card'
import { dark, inKit } from '../../support/kit'
import { inside } from '../../support/page'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const round = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const words: SeriesWords = {
  point: 'Day',
  value: 'These days',
  before: 'The days before',
  text: (cents) => dollars.format(cents / 100),
  tick: (cents) => round.format(cents / 100),
}

const day = (n: number, style: 'short' | 'name') =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(style === 'name' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.UTC(2026, 4, 1) + n * 86_400_000)

/** Always the same days; weekends are low. */
function daysOf(count: number, low = 0): ChartPoint[] {
  const worth = (n: number) =>
    Math.round((n % 7 > 4 ? 9_000 : 60_000) * (1 + Math.sin(n * 1.7) * 0.6)) + low
  return Array.from({ length: count }, (_, n) => ({
    key: String(n),
    short: day(n, 'short'),
    name: day(n, 'name'),
    value: worth(n),
    note: `${(n * 7) % 30} payments`,
    before: { name: day(n - count, 'short'), value: worth(n + 3) },
  }))
}

function Framed(props: Parameters<typeof SeriesChart>[0]) {
  return (
    <Card padded>
      <SeriesChart {...props} />
    </Card>
  )
}

const meta = {
  title: 'Pieces/Charts/Payments over time',
  component: Framed,
  decorators: [inKit],
  parameters: { office: true },
  args: {
    title: 'Paid per day',
    label: 'Bar chart of seven days',
    points: daysOf(7),
    words,
  },
} satisfies Meta<typeof Framed>
export default meta
type Story = StoryObj<typeof meta>

const drawn = (canvasElement: HTMLElement) =>
  inside(canvasElement).findByRole('img', { name: /chart/ })

export const Columns: Story = {
  name: 'Columns',
  play: async ({ canvasElement }) => {
    const chart = await drawn(canvasElement)
    await waitFor(() => expect(chart.querySelectorAll('[data-series=value]')).toHaveLength(7))
    await expect(chart).toHaveTextContent('$1,000')
  },
}
export const ColumnsDark: Story = { ...Columns, name: 'Columns dark', tags: ['!dev'], ...dark }
export const ThirtyDays: Story = { tags: ['!dev'], args: { points: daysOf(30) } }
export const OneDay: Story = { tags: ['!dev'], args: { points: daysOf(1) } }
export const Lines: Story = { name: 'Lines', args: { kind: 'line', points: daysOf(30) } }
export const LinesDark: Story = { ...Lines, name: 'Lines dark', tags: ['!dev'], ...dark }
export const Area: Story = { name: 'Area', args: { kind: 'area', points: daysOf(90) } }
export const BelowZero: Story = { tags: ['!dev'], args: { points: daysOf(14, -40_000) } }
export const OnPhone: Story = {
  tags: ['!dev'],
  args: { points: daysOf(30) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

const shown = { selector: '[role=status] > div' }

/** Arrow keys move from day to day, and the value is read out. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const chart = await drawn(canvasElement)
    await waitFor(() => expect(chart.querySelectorAll('[data-series=value]')).toHaveLength(7))
    chart.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(await page.findByText('May 3, 2026', shown)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await page.findByText('May 2, 2026', shown)).toBeVisible()
  },
}

/**
 * A browser that has no mouse moves its pointer away again after a tap; what was tapped stays. With
 * a mouse it goes with the pointer.
 */
export const ByTouch: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const chart = await drawn(canvasElement)
    await waitFor(() => expect(chart.querySelectorAll('[data-series=value]')).toHaveLength(7))
    const { left, top, width, height } = chart.getBoundingClientRect()
    const visit = async (pointerType: string, share: number, name: string) => {
      await fireEvent.pointerOver(chart, { pointerType })
      const at = { clientX: left + width * share, clientY: top + height / 2 }
      await fireEvent.mouseMove(chart, at)
      await expect(await page.findByText(name, shown)).toBeVisible()
      await fireEvent.mouseOut(chart)
    }
    await visit('touch', 0.53, 'May 4, 2026')
    await visit('touch', 0.9, 'May 7, 2026')
    await expect(page.queryByText('May 4, 2026', shown)).toBeNull()
    await expect(page.getByText('May 7, 2026', shown)).toBeVisible()
    await visit('mouse', 0.53, 'May 4, 2026')
    await waitFor(() => expect(page.queryByText('May 4, 2026', shown)).toBeNull())
  },
}

const told = fn<(index: number | null) => void>()

/** The bars of citizens' pages, which tell their page what is pointed at. */
export const BarsByTouch: Story = {
  tags: ['!dev'],
  render: () => (
    <BarChart
      label="Bar chart of two months"
      bars={[
        { key: 'may', label: 'May', value: 3 },
        { key: 'june', label: 'Jun', value: 4 },
      ]}
      tickText={String}
      active={null}
      onActive={told}
    />
  ),
  play: async ({ canvasElement }) => {
    told.mockReset()
    const chart = await drawn(canvasElement)
    const bar = inside(canvasElement).getByText('Jun').parentElement ?? chart
    await fireEvent.pointerOver(bar, { pointerType: 'touch' })
    await fireEvent.pointerOut(chart, { pointerType: 'touch' })
    await expect(told.mock.calls).toEqual([[1]])
    await fireEvent.pointerOut(chart, { pointerType: 'mouse' })
    await expect(told).toHaveBeenLastCalledWith(null)
  },
}

export const AsATable: Story = {
  name: 'As a table',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(page.getByText('Show as a table'))
    const table = within(page.getByRole('table', { name: 'Paid per day' }))
    await expect(table.getAllByRole('row')).toHaveLength(8)
  },
}

export const Nothing: Story = {
  name: 'Nothing to show',
  args: { points: daysOf(7).map((point) => ({ ...point, value: 0, before: null })) },
  play: async ({ canvasElement }) => {
    await expect(inside(canvasElement).getByText('Nothing to show for this time.')).toBeVisible()
  },
}

/** As high as the chart, so that nothing moves. */
export const Loading: Story = {
  name: 'While it loads',
  render: () => (
    <Card padded>
      <ChartSkeleton />
    </Card>
  ),
}

export const Shares: Story = {
  name: 'Shares',
  render: () => (
    <Card padded>
      {[1, 0.5, 0.25, 0.01, 0].map((share) => (
        <div key={share} style={{ margin: '1rem 0' }}>
          {share * 100}%
          <ShareBar share={share} />
        </div>
      ))}
    </Card>
  ),
}
