import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { saveUnwanted, subscriptionsQuery } from '@/api/bills/accounts'
import type { MailKind, Subscriptions } from '@/contract/people/subscriptions'
import { type NotificationKind, notificationKinds } from '@/rules/constants'
import { comesAlways, isWanted, kindsOf, sorted } from '@/rules/people/mail-kinds'
import { LeaveDialog } from '@/screens/shared/forms/leave-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { Columns } from '@/ui/layout/columns'
import { SideCard } from '@/ui/layout/side-card'
import { Row, Stack } from '@/ui/layout/stack'
import { CitizenPart } from './citizen-part'
import { DoneLine } from './done-line'
import { ProfileSection } from './profile-section'

/**
 * The kinds of e-mail that the user receives (product.md P7, "Notifications"; the same as in B5).
 */
export function NotificationsTab() {
  const subscriptions = useQuery(subscriptionsQuery)
  return (
    <CitizenPart query={subscriptions} failed="account-view.notifications.failed">
      {(saved) => (
        <Columns
          side={
            <SideCard title={<FormattedMessage id="account-view.notifications.where" />}>
              <p>
                <FormattedMessage
                  id="account-view.notifications.to"
                  values={{ email: <b>{saved.email}</b> }}
                />
              </p>
              <p>
                <FormattedMessage id="account-view.notifications.always" />
              </p>
            </SideCard>
          }
        >
          <Choices saved={saved} />
        </Columns>
      )}
    </CitizenPart>
  )
}

function Choices({ saved }: { saved: Subscriptions }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  /** null: unchanged since the last save. */
  const [chosen, setChosen] = useState<readonly MailKind[] | null>(null)
  const unwanted = chosen ?? saved.unwanted
  const dirty = JSON.stringify(sorted(unwanted)) !== JSON.stringify(sorted(saved.unwanted))

  const choose = (kind: MailKind, wanted: boolean) => {
    setChosen(wanted ? unwanted.filter((one) => one !== kind) : [...unwanted, kind])
  }

  const save = useWrite({
    call: () => saveUnwanted({ unwanted: sorted(unwanted) }),
    done: (next) => {
      queryClient.setQueryData(subscriptionsQuery.queryKey, next)
      setChosen(null)
    },
    successMessage: formatMessage({ id: 'account-view.notifications.saved' }),
    words: { other: 'account-view.notifications.notSaved' },
  })

  return (
    <Stack gap="5">
      {notificationKinds.map((type) => (
        <Kinds key={type} type={type} unwanted={unwanted} onChoose={choose} />
      ))}
      <WriteProblem problem={save.problem} />
      <Row gap="4">
        <Button pending={save.pending} onClick={() => void save.run()}>
          <FormattedMessage id="account-view.notifications.save" />
        </Button>
        {save.isDone && !dirty && <DoneLine id="account-view.notifications.saved" />}
      </Row>
      <LeaveDialog dirty={dirty} by="address" onLeave={() => setChosen(null)} />
    </Stack>
  )
}

interface KindsProps {
  type: NotificationKind
  unwanted: readonly MailKind[]
  onChoose: (kind: MailKind, wanted: boolean) => void
}

function Kinds({ type, unwanted, onChoose }: KindsProps) {
  return (
    <ProfileSection
      title={
        <FormattedMessage
          id={
            type === 'GENERAL'
              ? 'account-view.notifications.general'
              : 'account-view.notifications.billing'
          }
        />
      }
    >
      <chakra.div mt="-2">
        {kindsOf(type).map((kind) => (
          <CheckboxField
            key={kind}
            checked={isWanted(kind, unwanted)}
            // Listed among the others, because it is always sent.
            disabled={comesAlways(kind)}
            onChange={(event) => onChoose(kind, event.target.checked)}
            label={<FormattedMessage id={`account-view.notifications.kind.${kind}`} />}
            help={<FormattedMessage id={`account-view.notifications.help.${kind}`} />}
          />
        ))}
      </chakra.div>
    </ProfileSection>
  )
}
