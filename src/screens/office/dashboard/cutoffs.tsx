import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import { useFormats } from '@/i18n/format'
import { sourceTypes } from '@/rules/constants'
import { postingDay } from '@/rules/payments/posting-day'
import { plainDateIn } from '@/rules/time/dates'
import { Loaded } from '@/screens/shared/detail/loaded'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { now } from '@/state/clock'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Panel } from './panel'

const List = chakra('dl', {
  base: {
    mt: '3',
    fontSize: 'cell',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      py: '2.5',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > div:last-of-type': { pb: '0' },
    '& dd': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  },
})

interface CutoffsProps {
  /** On the root: the chosen merchant. */
  merchant: string | undefined
  zone: string
}

/** The closing time of each department's open batch (product.md 2.0, "Dates"). */
export function Cutoffs({ merchant, zone }: CutoffsProps) {
  return (
    <Panel title={<FormattedMessage id="dashboard.cutoffs.heading" />} padded>
      <Loaded
        query={useQuery(useMerchantDepartmentsQuery(merchant))}
        skeleton={<CutoffsSkeleton />}
        failed={<FormattedMessage id="dashboard.cutoffs.failed" />}
      >
        {(departments) => <Times departments={departments.filter(takesPayments)} zone={zone} />}
      </Loaded>
    </Panel>
  )
}

/** Paid on another site (specification §3, source type 3). */
function takesPayments({ status, source_type }: StaffDepartment): boolean {
  return status && source_type !== sourceTypes.url
}

function Times({ departments, zone }: { departments: readonly StaffDepartment[]; zone: string }) {
  const { time, shortDate } = useFormats()
  if (departments.length === 0) {
    return (
      <chakra.p textStyle="help">
        <FormattedMessage id="dashboard.cutoffs.none" />
      </chakra.p>
    )
  }
  const today = plainDateIn(zone, now())
  return (
    <>
      <chakra.p textStyle="help">
        <FormattedMessage id="dashboard.cutoffs.lead" />
      </chakra.p>
      <List>
        {departments.map(({ id, name, payment_settings }) => {
          const { cutoff } = payment_settings
          // A payment made now settles into the batch that closes next.
          const day = postingDay(now(), zone, payment_settings)
          // A local time without a zone: formatted in UTC, so that no zone shifts it.
          const at = time(`${day}T${cutoff}:00Z`, 'UTC')
          return (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                {day === today ? (
                  <FormattedMessage id="dashboard.cutoffs.today" values={{ time: at }} />
                ) : (
                  <FormattedMessage
                    id="dashboard.recent.dayTime"
                    values={{ day: shortDate(day), time: at }}
                  />
                )}
              </dd>
            </div>
          )
        })}
      </List>
    </>
  )
}

function CutoffsSkeleton() {
  return (
    <Skeleton>
      <CutoffRows />
    </Skeleton>
  )
}

/** The skeleton of the times, for the usual number of departments. */
export function CutoffRows() {
  return (
    <>
      <Bone width="80%" my="0.15625rem" />
      <List as="div">
        {['a', 'b', 'c', 'd'].map((row) => (
          <div key={row}>
            <Bone width="8rem" my="0.25rem" />
            <Bone width="6rem" my="0.25rem" />
          </div>
        ))}
      </List>
    </>
  )
}
