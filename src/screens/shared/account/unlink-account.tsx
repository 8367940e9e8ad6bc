import { FormattedMessage, useIntl } from 'react-intl'
import { unlinkAccount } from '@/api/bills/accounts'
import { keys } from '@/api/keys'
import type { Ebilling } from '@/contract/people/subscriptions'
import { wantsEbilling } from '@/rules/people/ebilling'
import { Button } from '@/ui/action/button'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useWrite } from '@/screens/shared/forms/use-write'

interface UnlinkAccountProps {
  link: string
  /** The account's name for the user. */
  name: string
  ebilling: Ebilling | null
  /** After unlinking. */
  onUnlinked: () => void
}

/** Asks first: the history is no longer visible, and bills come on paper again. */
export function UnlinkAccount({ link, name, ebilling, onUnlinked }: UnlinkAccountProps) {
  const { formatMessage } = useIntl()
  const unlink = useWrite({
    call: () => unlinkAccount(link),
    invalidates: [keys.accounts.all],
    done: onUnlinked,
    successMessage: formatMessage({ id: 'account-view.unlink.done' }, { name }),
    words: { other: 'account-view.unlink.failed' },
  })

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={formatMessage({ id: 'account-view.unlink.label' }, { name })}
        onClick={() => unlink.ask()}
      >
        <FormattedMessage id="account-view.unlink.button" />
      </Button>
      <ConfirmWrite
        write={unlink}
        title={() => <FormattedMessage id="account-view.unlink.question" values={{ name }} />}
        verb={<FormattedMessage id="account-view.unlink.button" />}
        cancel={<FormattedMessage id="account-view.unlink.keep" />}
      >
        {() => (
          <p>
            <FormattedMessage
              id={
                wantsEbilling(ebilling)
                  ? 'account-view.unlink.consequencePaper'
                  : 'account-view.unlink.consequence'
              }
            />
          </p>
        )}
      </ConfirmWrite>
    </>
  )
}
