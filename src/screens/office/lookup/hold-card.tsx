import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type OfficeAccountKey, saveHold } from '@/api/bills/office-accounts'
import type { OfficeAccount } from '@/contract/bills/office-accounts'
import { useFormats } from '@/i18n/format'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { LockIcon } from '@/ui/display/icons'
import { SideCard } from '@/ui/layout/side-card'
import { accountName } from './account-name'
import { HoldDialog, staleAfterHold } from './hold-dialog'
import { holdWords } from './hold-words'

interface HoldCardProps {
  of: OfficeAccountKey
  account: Pick<OfficeAccount, 'hold' | 'office'>
  /** Blocks and lifts; else it only shows. */
  mayChange: boolean
}

/** Whether the account can be paid online, and why not. */
export function HoldCard({ of, account: { hold, office }, mayChange }: HoldCardProps) {
  const { formatMessage } = useIntl()
  const { date, instant } = useFormats()
  const zone = useTimeZone()
  const [isOpen, setOpen] = useState(false)
  const own = office.hold
  const lift = useWrite({
    about: `hold of ${accountName(of)}`,
    call: (_, { key }) => saveHold(of, null, { key, version: office.version }),
    invalidates: staleAfterHold,
    awaits: true,
    successMessage: formatMessage({ id: 'lookup.hold.lifted' }, { account: of.account }),
    words: { 409: 'lookup.hold.changed', other: 'lookup.hold.failed' },
  })
  return (
    <SideCard sticky={false} title={<FormattedMessage id="lookup.hold.heading" />}>
      {own !== null ? (
        <div>
          <chakra.p fontWeight="semibold">
            <FormattedMessage id={holdWords[own.code]} />
          </chakra.p>
          <p>{own.reason}</p>
          <chakra.p textStyle="help">
            <FormattedMessage
              id="lookup.hold.by"
              values={{ name: own.by, at: instant(own.at, zone) }}
            />{' '}
            {own.until === null ? (
              <FormattedMessage id="lookup.hold.untilLifted" />
            ) : (
              <FormattedMessage id="lookup.hold.untilDay" values={{ date: date(own.until) }} />
            )}
          </chakra.p>
        </div>
      ) : hold === null ? (
        <p>
          <FormattedMessage id="lookup.hold.none" />
        </p>
      ) : (
        <div>
          <p>{hold.reason}</p>
          <chakra.p textStyle="help">
            <FormattedMessage id="lookup.hold.imported" />
          </chakra.p>
        </div>
      )}
      {mayChange && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" size="sm" icon={<LockIcon />} onClick={() => setOpen(true)}>
            <FormattedMessage id={own === null ? 'lookup.hold.open' : 'lookup.hold.change'} />
          </Button>
          {own !== null && (
            <Button variant="outline" size="sm" onClick={() => lift.ask()}>
              <FormattedMessage id="lookup.hold.lift" />
            </Button>
          )}
        </chakra.div>
      )}
      {isOpen && <HoldDialog of={of} office={office} onClose={() => setOpen(false)} />}
      <ConfirmWrite
        write={lift}
        title={() => (
          <FormattedMessage id="lookup.hold.liftTitle" values={{ account: of.account }} />
        )}
        verb={<FormattedMessage id="lookup.hold.lift" />}
      >
        {() => (
          <p>
            <FormattedMessage id="lookup.hold.liftText" />
          </p>
        )}
      </ConfirmWrite>
    </SideCard>
  )
}
