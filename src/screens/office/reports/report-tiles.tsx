import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { MovementSums } from '@/contract/reports/report-sums'
import type { TransactionSums } from '@/contract/reports/transactions-report'
import { useFormats } from '@/i18n/format'
import { useKeptAnswer } from '@/screens/shared/list/use-kept-answer'
import { Amount, Beside, Fees, Net, WentBack } from '@/screens/shared/payment/sum-tiles'
import { Money } from '@/ui/display/money'
import { Tiles } from '@/ui/display/tiles'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'

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
