import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AmountLines } from '@/ui/display/amount-lines'
import { BackLink } from '@/ui/action/back-link'
import { BottomBar } from '@/ui/layout/bottom-bar'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { PrintIcon } from '@/ui/display/icons'
import { MerchantMark } from '@/ui/display/merchant-mark'
import { Money } from '@/ui/display/money'
import { PageHeading } from '@/ui/layout/page-heading'
import { Pill } from '@/ui/display/pill'
import { SideCard } from '@/ui/layout/side-card'
import { Row } from '@/ui/layout/stack'
import { Steps } from '@/ui/layout/steps'
import { Tabs } from '@/ui/layout/tabs'
import { dark, german, inKit } from '../support/kit'

const steps = [
  { key: 'details', label: 'Your details' },
  { key: 'tender', label: 'How to pay' },
  { key: 'pay', label: 'Pay' },
]

function PageParts() {
  return (
    <main style={{ padding: 24 }}>
      <PageHeading
        title="1142 Market Street"
        back={
          <BackLink>
            <a href="#search">Real estate tax search</a>
          </BackLink>
        }
        subtitle="Parcel 08-004512 · Doe, Jane A"
        action={
          <Button variant="outline" icon={<PrintIcon />}>
            Print bill
          </Button>
        }
      />
      <Steps label="Checkout" steps={steps} current={1} />
      <Columns
        side={
          <SideCard title="You are paying">
            <AmountLines>
              <div>
                <dt>
                  Real estate tax, first half 2025<small>08-004512 · 1142 Market Street</small>
                </dt>
                <dd>
                  <Money cents={94_864} />
                </dd>
              </div>
              <div data-muted="">
                <dt>E-check fee</dt>
                <dd>
                  <Money cents={150} />
                </dd>
              </div>
              <div data-total="">
                <dt>Total</dt>
                <dd>
                  <Money cents={95_014} />
                </dd>
              </div>
            </AmountLines>
          </SideCard>
        }
      >
        <Card>
          <Tabs label="Tax year" inCard>
            <a href="#2025" aria-current="page">
              2025
            </a>
            <a href="#2024">2024</a>
            <a href="#2023">2023</a>
          </Tabs>
          <Row p="5">
            <Pill tone="brand">Due Jul 10</Pill>
            <Pill tone="due">First half past due</Pill>
            <Pill tone="late">Delinquent since 2023</Pill>
            <Pill tone="info">Other website</Pill>
            <Pill>Call the office</Pill>
          </Row>
        </Card>
        <Row>
          <MerchantMark name="Miami County, Ohio" logo={null} />
          <MerchantMark name="Tiffin" logo="https://logo.invalid/none.svg" />
        </Row>
      </Columns>
      <BottomBar note="Fees: e-check $1.50 · card $27.98">
        <Button wide size="lg">
          Add $948.64 to cart
        </Button>
      </BottomBar>
    </main>
  )
}

/** What pages are made of. */
const meta = {
  title: 'Pieces/Parts of a page',
  component: PageParts,
  decorators: [inKit],
  parameters: { bare: true },
  tags: ['autodocs'],
  subcomponents: {
    PageHeading,
    Card,
    SideCard,
    Columns,
    Steps,
    Tabs,
    BottomBar,
    AmountLines,
    Pill,
    MerchantMark,
    Money,
  },
} satisfies Meta<typeof PageParts>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'All of them',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('How to pay')
    await expect(canvas.getByRole('region', { name: 'You are paying' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2025')
  },
}

/** Of each step: its state and its place. */
function statesOf(list: HTMLElement): string[] {
  return within(list)
    .getAllByRole('listitem')
    .map(({ dataset }) => `${dataset['state']} ${dataset['place']}`)
}

export const Stepper: Story = {
  name: 'Steps',
  render: () => (
    <main style={{ padding: 24 }}>
      <h1>Steps</h1>
      {steps.map(({ key, label }, index) => (
        <Steps key={key} label={label} steps={steps} current={index} />
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const lists = within(canvasElement).getAllByRole('list')
    await expect(lists.map(statesOf)).toEqual([
      ['current first', 'pending between', 'pending last'],
      ['completed first', 'current between', 'pending last'],
      ['completed first', 'completed between', 'current last'],
    ])
    for (const list of lists) {
      await expect(within(list).getAllByRole('listitem', { current: 'step' })).toHaveLength(1)
    }
    await expect(within(canvasElement).getAllByText('(done)')).toHaveLength(3)
  },
}

export const Dark: Story = { ...dark, tags: ['!dev', '!autodocs'] }
export const German: Story = { ...german, tags: ['!dev', '!autodocs'] }
export const Phone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
