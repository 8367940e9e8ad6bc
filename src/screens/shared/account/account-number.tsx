import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { NoBreak } from '@/ui/display/no-break'

interface AccountNumbers {
  readonly account: string
  /** '': the department has no customer numbers. */
  readonly client: string
}

/**
 * How an account is named wherever both of its numbers are shown: "08-004512 · customer 0001". A screen
 * that shows it loads the messages `account-view`.
 */
export function AccountNumber({ account, client }: AccountNumbers) {
  return (
    <>
      <NoBreak>{account}</NoBreak>
      {client !== '' && (
        <>
          {' '}
          <chakra.span color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
            · <FormattedMessage id="account-view.linked.customer" values={{ client }} />
          </chakra.span>
        </>
      )}
    </>
  )
}

/** The same as text, for names that are read out. */
export function useAccountNumber(): (of: AccountNumbers) => string {
  const { formatMessage } = useIntl()
  return ({ account, client }) =>
    client === ''
      ? account
      : `${account} · ${formatMessage({ id: 'account-view.linked.customer' }, { client })}`
}
