import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { linkedAccountsQuery, saveUnwanted, subscriptionsQuery } from '@/api/bills/accounts'
import { isWanted, sorted } from '@/rules/people/mail-kinds'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { Dialog } from '@/ui/overlay/dialog'
import { LinkIcon, UserIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { SideCard } from '@/ui/layout/side-card'
import { TextLink } from '@/ui/action/text-link'
import { LinkAccountForm } from '@/screens/shared/account/link-account-form'
import { useWrite } from '@/screens/shared/forms/use-write'

interface KeepBillProps {
  /** The signed-in citizen. */
  userId: string
  departmentId: string
  account: string
  client: string
}

/** Links a bill's account to the profile, and switches on reminders (product.md P4). */
export function KeepBill({ userId, departmentId, account, client }: KeepBillProps) {
  const { formatMessage } = useIntl()
  const { data: linked } = useQuery(linkedAccountsQuery)
  const [asking, setAsking] = useState(false)
  // Data that fail to load are left out: the bill can be read and paid without them.
  if (linked === undefined) return null
  const isLinked = linked.some(
    (row) => row.department_id === departmentId && row.account === account && row.client === client,
  )
  return (
    <SideCard sticky={false} title={<FormattedMessage id="account-view.keep.title" />}>
      {isLinked ? (
        <>
          <Remind />
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
      ) : (
        <>
          <p>
            <FormattedMessage id="account-view.keep.lead" />
          </p>
          <Button wide variant="outline" icon={<LinkIcon />} onClick={() => setAsking(true)}>
            <FormattedMessage id="account-view.keep.link" />
          </Button>
        </>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="account-view.add.title" />}
      >
        <LinkAccountForm
          fixed={{ department_id: departmentId, account, client }}
          onLinked={() => {
            setAsking(false)
            announce(formatMessage({ id: 'account-view.add.done' }, { account }))
          }}
        />
      </Dialog>
    </SideCard>
  )
}

/** The same choice as "Due soon" in the profile. */
function Remind() {
  const queryClient = useQueryClient()
  const { data } = useQuery(subscriptionsQuery)
  const change = useWrite({
    call: saveUnwanted,
    done: (next) => {
      queryClient.setQueryData(subscriptionsQuery.queryKey, next)
    },
    words: { other: 'account-view.ebilling.failed' },
  })
  if (data === undefined) return null

  const choose = (wanted: boolean) => {
    const others = data.unwanted.filter((kind) => kind !== 'due-soon')
    void change.run({ unwanted: sorted(wanted ? others : [...others, 'due-soon']) })
  }

  return (
    <CheckboxField
      checked={isWanted('due-soon', data.unwanted)}
      aria-busy={change.pending}
      onChange={(event) => choose(event.target.checked)}
      label={<FormattedMessage id="account-view.keep.remind" />}
      help={<FormattedMessage id="account-view.keep.remindNote" />}
      error={change.problem}
    />
  )
}
