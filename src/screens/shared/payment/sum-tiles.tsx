import { chakra } from '@chakra-ui/react/styled-system'
import { Children, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MovementSums } from '@/contract/reports/report-sums'
import { wentBackCents } from '@/rules/reports/movement-sums'
import { Money } from '@/ui/display/money'

/** The sums of payments in tiles, alike above the reports and above the payments of a day. */

type WithFees = Readonly<Pick<MovementSums, 'fee_cents' | 'fee_back_cents'>>

/** Of the payments; lists of single movements have those that went back in the same column. */
export function Fees({ sums: { fee_cents, fee_back_cents } }: { sums: WithFees }) {
  return (
    <Amount
      name={<FormattedMessage id="list.field.fees" />}
      cents={fee_cents}
      beside={
        fee_back_cents > 0 && (
          <span>
            <FormattedMessage
              id="reports.tile.feesBack"
              values={{ amount: <Money cents={fee_back_cents} /> }}
            />
          </span>
        )
      }
    />
  )
}

type WithBack = Readonly<
  Pick<MovementSums, 'refunds' | 'voids' | 'returns' | 'principal_cents' | 'net_cents'>
>

interface WentBackProps {
  sums: WithBack
  /** Of what it is. */
  beside?: ReactNode
}

export function WentBack({ sums, beside }: WentBackProps) {
  const { refunds, voids, returns } = sums
  return (
    <Amount
      name={
        <FormattedMessage
          id="reports.tile.wentBack"
          values={{ count: refunds + voids + returns }}
        />
      }
      cents={wentBackCents(sums)}
      beside={beside}
    />
  )
}

export function Net({ sums: { net_cents } }: { sums: Pick<MovementSums, 'net_cents'> }) {
  return <Amount isTotal name={<FormattedMessage id="reports.column.net" />} cents={net_cents} />
}

interface AmountProps {
  name: ReactNode
  cents: number
  /** A few words about it. */
  beside?: ReactNode
  isTotal?: boolean
}

export function Amount({ name, cents, beside, isTotal = false }: AmountProps) {
  return (
    <div {...(isTotal && { 'data-total': '' })}>
      <dt>{name}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
      <Beside>{beside}</Beside>
    </div>
  )
}

/** Below the amount, each part in a line of its own. */
export function Beside({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  if (parts.length === 0) return null
  return (
    <dd data-status="note">
      <BesideText>{parts}</BesideText>
    </dd>
  )
}

const BesideText = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'help',
    fontWeight: 'normal',
    '& > span': { display: 'block' },
  },
})
