import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import { useCycleName } from '@/screens/shared/account/cycle-name'
import { ExpandIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import '@/ui/table/table-frame.css'
import { TableScroll } from '@/ui/table/table-scroll'
import { type Assessment, chargeLines, type ChargeLine } from './charge-lines'

/** How the balance of each half of a property tax comes about (product.md P4). */
export function ChargeTable({ bill }: { bill: Bill }) {
  const { formatMessage } = useIntl()
  const cycleName = useCycleName()
  const lines = chargeLines(bill)
  const name = formatMessage({ id: 'bill.charges.caption' }, { year: String(bill.year) })
  return (
    <Shaded>
      <TableScroll label={name}>
        <chakra.table className="table-frame" css={narrow}>
          <chakra.caption srOnly>{name}</chakra.caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="bill.charges.charge" />
              </th>
              {lines.columns.map(({ id, cycle }) => (
                <th key={id} scope="col" data-money="">
                  {cycleName(cycle)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line line={lines.gross}>
              <FormattedMessage id="bill.charges.gross" />
            </Line>
            <Line line={lines.reductions}>
              <FormattedMessage id="bill.charges.reductions" />
            </Line>
            <Assessments assessments={lines.assessments} columns={lines.columns.length} />
            <Line line={lines.penalty}>
              <FormattedMessage id="bill.charges.penalty" />
            </Line>
            <Line line={lines.paid}>
              <FormattedMessage id="bill.charges.paid" />
            </Line>
          </tbody>
          <tfoot>
            <Line line={lines.balance}>
              <FormattedMessage id="bill.charges.balance" />
            </Line>
          </tfoot>
        </chakra.table>
      </TableScroll>
    </Shaded>
  )
}

function Line({ line, children }: { line: ChargeLine | null; children: ReactNode }) {
  if (line === null) return null
  return (
    <tr>
      <th scope="row">{children}</th>
      <Amounts cents={line.cents} />
    </tr>
  )
}

function Amounts({ cents }: { cents: readonly number[] }) {
  // Columns never move, so the index is a stable key.
  return cents.map((amount, column) => (
    <td key={`column ${String(column)}`} data-money="">
      <Money cents={amount} />
    </td>
  ))
}

interface AssessmentsProps {
  assessments: readonly Assessment[]
  columns: number
}

/** A single project is its row; several expand under their sum. */
function Assessments({ assessments, columns }: AssessmentsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const [only] = assessments
  if (only === undefined) return null
  if (assessments.length === 1) {
    return (
      <tr>
        <th scope="row">
          <FormattedMessage id="bill.charges.assessment" />{' '}
          <chakra.span color="fg.muted">{only.description}</chakra.span>
        </th>
        <Amounts cents={only.cents} />
      </tr>
    )
  }
  const sums = Array.from({ length: columns }, (_, column) =>
    assessments.reduce((sum, { cents }) => sum + (cents[column] ?? 0), 0),
  )
  return (
    <>
      <tr>
        <th scope="row">
          <Toggle
            type="button"
            aria-expanded={open}
            aria-controls={assessments.map((_, index) => `${id}${String(index)}`).join(' ')}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage
              id="bill.charges.assessments"
              values={{ count: assessments.length }}
            />
            <ExpandIcon />
          </Toggle>
        </th>
        <Amounts cents={sums} />
      </tr>
      {assessments.map(({ project, description, cents }, index) => (
        <Project key={project} id={`${id}${String(index)}`} data-closed={open ? undefined : ''}>
          <th scope="row">
            {description}
            <small>
              <FormattedMessage id="bill.charges.project" values={{ project }} />
            </small>
          </th>
          <Amounts cents={cents} />
        </Project>
      ))}
    </>
  )
}

const side = (turn: number, at: string) => [
  `linear-gradient(${turn}deg, var(--ct-colors-surface), #0000) ${at} / 3rem 100% no-repeat local`,
  `linear-gradient(${turn}deg, var(--ct-colors-line-strong), #0000) ${at} / 0.75rem 100% no-repeat`,
]

/** A shade at the side where there is more; at the end the ground that scrolls along covers it. */
const Shaded = chakra('div', {
  base: {
    '@media screen': {
      '& > [role=group]': { background: [...side(90, '0'), ...side(270, '100%')].join(', ') },
    },
  },
})

/** On phones two halves stand side by side, in languages with long words, too. */
const narrow = {
  '@media screen and (width < 28rem)': {
    '& thead th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& tbody th': { hyphens: 'auto' },
    '& :is(th, td) + :is(th, td)': { ps: '1' },
  },
  '@media screen and (width < 24rem)': { fontSize: 'sm' },
}

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'control',
    my: '-2.5',
    borderRadius: 'control',
    textAlign: 'start',
    '& > svg': { transition: 'transform 120ms' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    _hover: { color: 'brand.text' },
    _print: { '& > svg': { display: 'none' } },
  },
})

const Project = chakra('tr', {
  base: {
    '&& > :is(th, td)': { color: 'fg.muted' },
    '&& > th': { ps: { base: '8', sm: '10' } },
    // Every project shows on paper.
    '&[data-closed]': { display: 'none', _print: { display: 'table-row' } },
  },
})
