import { chakra } from '@chakra-ui/react/styled-system'
import { DataTable } from '@/ui/table/data-table'
import { groupDigits } from '@mocks/card-fields/card-number'
import { testCards } from '@mocks/card-fields/test-cards'
import { type DemoTextId, useDemoTexts } from './demo-texts'
import { PanelSection, Typed } from './panel-section'

/** A valid bank for e-checks (product.md 3.2). */
const routingNumber = '036001808'

export function TestCardTable() {
  const text = useDemoTexts()
  const title = text('demo.cards.heading')
  return (
    <PanelSection title={title}>
      <DataTable
        caption={title}
        rows={testCards}
        rowKey={({ number }) => number}
        columns={[
          {
            id: 'number',
            kind: 'main',
            header: text('demo.cards.number'),
            cell: ({ number, brand }) => (
              <>
                <Typed>{groupDigits(number)}</Typed>
                <small>{brand}</small>
              </>
            ),
          },
          {
            id: 'outcome',
            header: text('demo.cards.outcome'),
            cell: ({ outcome }) => text(`demo.cards.${outcome}`),
          },
        ]}
      />
      <chakra.p
        textStyle="help"
        px={{ base: '4', sm: '5.5' }}
        py="3"
        borderTop="1px solid"
        borderColor="line"
      >
        {text('demo.cards.echeck')}: <Typed>{routingNumber}</Typed>
      </chakra.p>
    </PanelSection>
  )
}

/** What the cloud's gateway reads in a payer's address (product.md 3.7). */
export const emailTags = [
  'unknown',
  'lost',
  'dup',
  'quote',
  'changed',
  'maintenance',
  'bot',
  'declined',
  'nocard',
] as const

export function EmailTagTable() {
  const text = useDemoTexts()
  const title = text('demo.tags.heading')
  const lead = (
    <p>
      {text('demo.tags.lead')} <Typed>jo+unknown@example.com</Typed>
    </p>
  )
  return (
    <PanelSection title={title} lead={lead}>
      <DataTable
        caption={title}
        rows={emailTags}
        rowKey={(tag) => tag}
        columns={[
          {
            id: 'tag',
            kind: 'main',
            header: text('demo.tags.tag'),
            cell: (tag) => <Typed whiteSpace="nowrap">+{tag}</Typed>,
          },
          {
            id: 'outcome',
            header: text('demo.cards.outcome'),
            cell: (tag) => text(`demo.tags.${tag}` satisfies DemoTextId),
          },
        ]}
      />
    </PanelSection>
  )
}
