import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BillRow } from '@/contract/bills/bill-search'
import type { OfficeAccount } from '@/contract/bills/office-accounts'
import { type BillLink, BillTable } from '@/screens/shared/account/bill-table'
import { Section } from '@/screens/shared/detail/section'
import { Button } from '@/ui/action/button'
import { DoneIcon, MailIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'

interface OfficeBillsProps {
  account: Pick<OfficeAccount, 'bills' | 'years'>
  billLink: BillLink
  actions: (row: BillRow) => ReactNode
  /** Mails the newest bill's link. */
  onSendLink?: () => void
}

/** What is open of an account, with what staff do with a bill. */
export function OfficeBills({ account, billLink, actions, onSendLink }: OfficeBillsProps) {
  return (
    <Section
      title={<FormattedMessage id="account-view.bills.title" />}
      beside={
        onSendLink !== undefined &&
        account.years.length > 0 && (
          <Button variant="outline" size="sm" icon={<MailIcon />} onClick={onSendLink}>
            <FormattedMessage id="lookup.link.open" />
          </Button>
        )
      }
    >
      {account.bills.length === 0 ? (
        <EmptyState icon={<DoneIcon />}>
          <FormattedMessage id="account-view.bills.empty" />
        </EmptyState>
      ) : (
        <BillTable rows={account.bills} billLink={billLink} selection={null} actions={actions} />
      )}
    </Section>
  )
}
