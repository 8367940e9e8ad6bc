import { FormattedMessage } from 'react-intl'
import { PageHeading } from '@/ui/layout/page-heading'
import { Bone } from '@/ui/feedback/bone'
import { NumbersSkeleton } from './dashboard-skeleton'

/** The skeleton of the dashboard, while its script and messages load. */
export function DashboardPending() {
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="shell.account.dashboard" />}
        action={<Bone width="12rem" height="9" borderRadius="control" />}
      />
      <NumbersSkeleton />
    </>
  )
}
