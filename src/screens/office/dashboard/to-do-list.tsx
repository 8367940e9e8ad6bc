import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { toDoQuery } from '@/api/reports/dashboard'
import type { ToDo, ToDoKind } from '@/contract/reports/to-do'
import { useFormats } from '@/i18n/format'
import { Loaded } from '@/screens/shared/detail/loaded'
import { useNamedAnswer } from '@/screens/shared/merchant/merchant-departments'
import { TextLink } from '@/ui/action/text-link'
import {
  BankIcon,
  CalendarIcon,
  ClockIcon,
  DoneIcon,
  EarlierIcon,
  ImportIcon,
  LockIcon,
  MerchantIcon,
  WarningIcon,
} from '@/ui/display/icons'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Panel } from './panel'
import { merchantsIn, useToDoPlaces } from './to-do-places'
import { type ToDoLinks, useToDoLinks } from './use-to-do-links'

/** The oldest of each, until all are asked for. */
const firstPlaces = 3

const icons: Readonly<Record<ToDoKind, ReactNode>> = {
  'refund-requests': <EarlierIcon />,
  'unknown-payments': <ClockIcon />,
  'returned-echecks': <BankIcon />,
  'unreconciled-days': <CalendarIcon />,
  'ending-holds': <LockIcon />,
  'imports-with-errors': <ImportIcon />,
  'merchant-problems': <MerchantIcon />,
  warnings: <WarningIcon />,
}

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    // Three and a fourth alone would leave a gap.
    '&:has(> :nth-of-type(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
    },
    columnGap: '6',
    rowGap: '4',
    pt: '1',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2.5',
      alignContent: 'start',
      '& > svg': { mt: '0.125rem', color: 'fg.muted' },
    },
    '& li a:not(:hover)': { textDecorationColor: 'var(--ct-colors-line-control)' },
    '& li li': { fontSize: 'cell', lineHeight: '1.625rem' },
  },
})

interface ToDoListProps {
  /** On the root: the chosen merchant. */
  merchant: string | undefined
  /** Names the merchant of each place. */
  ofMany: boolean
}

/** What waits for the viewer, whatever the period (product.md A1). */
export function ToDoList({ merchant, ofMany }: ToDoListProps) {
  const links = useToDoLinks(merchant)
  const named = useNamedAnswer()
  const query = useQuery(named(toDoQuery(merchant), merchantsIn))
  return (
    <chakra.div mb={{ base: '2.5', sm: '3.5' }}>
      <Panel title={<FormattedMessage id="dashboard.toDo.heading" />} padded>
        <Loaded
          query={query}
          skeleton={<ToDoBones />}
          failed={<FormattedMessage id="dashboard.toDo.failed" />}
        >
          {(items) =>
            items.length === 0 ? (
              <Nothing />
            ) : (
              <Lines>
                {items.map((item) => (
                  <li key={item.kind}>
                    {icons[item.kind]}
                    <Line item={item} ofMany={ofMany} links={links} />
                  </li>
                ))}
              </Lines>
            )
          }
        </Loaded>
      </Panel>
    </chakra.div>
  )
}

function Nothing() {
  return (
    <chakra.p display="flex" gap="2.5" color="fg.muted" pt="1">
      <chakra.span color="brand.text" mt="0.125rem">
        <DoneIcon />
      </chakra.span>
      <FormattedMessage id="dashboard.toDo.nothing" />
    </chakra.p>
  )
}

interface LineProps extends Pick<ToDoListProps, 'ofMany'> {
  item: ToDo
  links: ToDoLinks
}

function Line({ item, ofMany, links }: LineProps) {
  const { money } = useFormats()
  const [all, setAll] = useState(false)
  const places = useToDoPlaces(item, ofMany, links)
  const shown = all ? places : places.slice(0, firstPlaces)
  const words = (
    <FormattedMessage id={`dashboard.toDo.${item.kind}`} values={{ count: item.count }} />
  )
  const linked = headingLink(item, links, words)
  return (
    <div>
      <chakra.p fontWeight="medium">
        {linked === null ? (
          words
        ) : (
          <TextLink asChild inline>
            {linked}
          </TextLink>
        )}
      </chakra.p>
      {'total_cents' in item && (
        <chakra.p textStyle="help" className="figures">
          <FormattedMessage
            id="dashboard.toDo.total"
            values={{ amount: money(item.total_cents) }}
          />
        </chakra.p>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
      {places.length > shown.length && (
        <TextLink asChild inline fontSize="sm">
          <button type="button" onClick={() => setAll(true)}>
            <FormattedMessage id="dashboard.toDo.all" values={{ count: places.length }} />
          </button>
        </TextLink>
      )}
    </div>
  )
}

/** null: only its places lead somewhere. */
function headingLink(item: ToDo, links: ToDoLinks, words: ReactNode): ReactNode {
  switch (item.kind) {
    case 'unreconciled-days':
      return links.batches(null, item.days, words)
    case 'ending-holds':
    case 'imports-with-errors':
      return null
    case 'merchant-problems':
      return links.settings(null, words)
    case 'warnings':
      return links.warnings(null, words)
    case 'refund-requests':
    case 'unknown-payments':
    case 'returned-echecks':
      return links.payments(item.kind, item.days, words)
  }
}

function ToDoBones() {
  return (
    <Skeleton>
      <Lines as="div">
        {['a', 'b', 'c'].map((key) => (
          <div key={key}>
            <Bone width="70%" my="0.25rem" />
            <Bone width="40%" my="0.25rem" />
            <Bone width="55%" my="0.3125rem" />
          </div>
        ))}
      </Lines>
    </Skeleton>
  )
}
