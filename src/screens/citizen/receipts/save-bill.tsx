import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { linkedAccountsQuery } from '@/api/bills/accounts'
import { useArea } from '@/i18n/use-area'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { LinkAccountForm } from '@/screens/shared/account/link-account-form'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'
import { LinkIcon, UserIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { SideCard } from '@/ui/layout/side-card'
import { TextLink } from '@/ui/action/text-link'
import type { PaidAccount } from './paid-accounts'

interface SaveBillProps {
  /** The signed-in citizen. */
  userId: string
  accounts: readonly PaidAccount[]
}

/**
 * Saves the paid account to one's own profile. It asks for the PIN: everyone may pay a bill, so a
 * payment does not prove ownership of the account.
 */
export function SaveBill({ userId, accounts }: SaveBillProps) {
  // The messages are loaded with this part only.
  useArea('account-view')
  const { data: linked, error, isFetching, refetch } = useQuery(linkedAccountsQuery)
  if (linked === undefined) {
    if (error === null) return null
    return (
      <FailurePanel error={error} retrying={isFetching} onRetry={() => void refetch()}>
        <FormattedMessage id="account-view.linked.failed" />
      </FailurePanel>
    )
  }
  const isLinked = (paid: PaidAccount) =>
    linked.some(
      (row) =>
        row.department_id === paid.department_id &&
        row.account === paid.account &&
        row.client === paid.client,
    )
  return (
    <SideCard sticky={false} title={<FormattedMessage id="account-view.save.title" />}>
      {!accounts.every(isLinked) && (
        <p>
          <FormattedMessage id="account-view.save.lead" />
        </p>
      )}
      {accounts.map((paid) => (
        <div key={`${paid.department_id}/${paid.account}/${paid.client}`}>
          {isLinked(paid) ? <Saved userId={userId} paid={paid} /> : <Save paid={paid} />}
        </div>
      ))}
    </SideCard>
  )
}

function Saved({ userId, paid }: { userId: string; paid: PaidAccount }) {
  const { department_id: departmentId, account, client } = paid
  return (
    <>
      <p>
        <FormattedMessage id="account-view.save.done" values={{ account }} />
      </p>
      <TextLink asChild row minHeight="control">
        <Link
          to="/account-view/$id/$account/$client/$department"
          params={{ id: userId, account, client, department: departmentId }}
        >
          <UserIcon />
          <FormattedMessage id="account-view.keep.open" />
        </Link>
      </TextLink>
    </>
  )
}

function Save({ paid }: { paid: PaidAccount }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)

  const done = () => {
    setAsking(false)
    announce(formatMessage({ id: 'account-view.save.done' }, { account: paid.account }))
    return queryClient.invalidateQueries({ queryKey: linkedAccountsQuery.queryKey })
  }

  return (
    <>
      <Button wide variant="outline" icon={<LinkIcon />} onClick={() => setAsking(true)}>
        <FormattedMessage id="account-view.save.button" values={{ account: paid.account }} />
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="account-view.add.title" />}
      >
        <LinkAccountForm fixed={paid} onLinked={() => void done()} />
      </Dialog>
    </>
  )
}
