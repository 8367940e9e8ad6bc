import { chakra } from '@chakra-ui/react/styled-system'
import { Children, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MovementSums } from '@/contract/reports/report-sums'
import type { TransactionSums } from '@/contract/reports/transactions-report'
import { useFormats } from '@/i18n/format'
import { wentBackCents } from '@/rules/reports/movement-sums'
import { useKeptAnswer } from '@/screens/shared/list/use-kept-answer'
import { Money } from '@/ui/display/money'
import { Tiles } from '@/ui/display/tiles'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'

interface TilesOf<Sums> {
  /** Of all pages; null: there are none to show, undefined: they are loaded. */
  totals: Sums | null | undefined
}

const Place = chakra('div', { base: { mb: '4' } })

/** Above a posting report: payments less what went back are the net. */
export function PostingTiles({ totals }: TilesOf<MovementSums>) {
  // As the list's rows, the totals stay until the next ones are there.
  const sums = useKeptAnswer(totals ?? undefined)
  if (totals === null) return null
  return (
    <Place>
      {sums ? (
        <Tiles>
          <Amount
            name={<FormattedMessage id="reports.tile.payments" values={{ count: sums.payments }} />}
            cents={sums.principal_cents}
          />
          <Fees sums={sums} />
          <WentBack sums={sums} />
          <Net sums={sums} />
        </Tiles>
      ) : (
        <Bones count={4} />
      )}
    </Place>
  )
}

/** Above a transaction report: what was tried, approved, and remains. */
export function AttemptTiles({ totals }: TilesOf<TransactionSums>) {
  const sums = useKeptAnswer(totals ?? undefined)
  if (totals === null) return null
  return (
    <Place>
      {sums ? (
        <Tiles>
          <Attempts sums={sums} />
          <Amount
            name={<FormattedMessage id="reports.tile.approved" values={{ count: sums.payments }} />}
            cents={sums.principal_cents}
            beside={[
              <span key="fees">
                <FormattedMessage id="reports.tile.withoutFees" />
              </span>,
              sums.pending_cents > 0 && (
                <span key="pending">
                  <FormattedMessage
                    id="reports.tile.pending"
                    values={{ amount: <Money cents={sums.pending_cents} /> }}
                  />
                </span>
              ),
            ]}
          />
          <Fees sums={sums} />
          <WentBack sums={sums} />
          <Net sums={sums} />
        </Tiles>
      ) : (
        <Bones count={5} />
      )}
    </Place>
  )
}

function Attempts({ sums: { attempts, declined, unknown } }: { sums: TransactionSums }) {
  const { count } = useFormats()
  return (
    <div>
      <dt>
        <FormattedMessage id="reports.tile.attempts" />
      </dt>
      <dd>{count(attempts)}</dd>
      <Beside>
        {declined > 0 && (
          <span>
            <FormattedMessage id="reports.tile.declined" values={{ count: declined }} />
          </span>
        )}
        {unknown > 0 && (
          <span>
            <FormattedMessage id="reports.tile.unknown" values={{ count: unknown }} />
          </span>
        )}
      </Beside>
    </div>
  )
}

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
function Beside({ children }: { children: ReactNode }) {
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

/** As high as the tiles that come. */
function Bones({ count }: { count: number }) {
  return (
    <Skeleton silent>
      <Tiles as="div">
        {Array.from({ length: count }, (_, at) => (
          <div key={at}>
            <Bone gridArea="name" width="5rem" height="4" my="0.5" />
            <Bone gridArea="amount" width="7rem" height="6" my="0.375rem" />
          </div>
        ))}
      </Tiles>
    </Skeleton>
  )
}
