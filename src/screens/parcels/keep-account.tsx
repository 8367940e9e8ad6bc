import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { linkedAccountsQuery, saveUnwanted, subscriptionsQuery } from '@/api/accounts'
import { ApiFailure } from '@/api/failure'
import type { Parcel } from '@/contract/bills'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { LinkAccountForm } from '@/screens/shared/link-account-form'
import { Card } from '@/ui/card'
import { CheckboxField } from '@/ui/checkbox-field'
import { ExpandIcon } from '@/ui/icons'
import { announce } from '@/ui/live-region'
import { TextLink } from '@/ui/text-link'

interface KeepAccountProps {
  /** Who is signed in. */
  user: string
  parcel: Parcel
}

/** Keep what this bill is about in one's account, and be told when it is due (product.md P4). */
export function KeepAccount({ user, parcel }: KeepAccountProps) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery(linkedAccountsQuery)
  if (error !== null && data === undefined) {
    return (
      <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching}>
        <FormattedMessage id="bill.account.failed" />
      </FailurePanel>
    )
  }
  if (data === undefined) return null
  const { id, account, client, department_id } = parcel
  const isLinked = data.some(
    (link) => link.parcel_id === id && link.department_id === department_id,
  )
  return (
    <Card as="section" padded aria-labelledby="keep-account" data-screen-only="">
      <chakra.h2 id="keep-account" ref={heading} tabIndex={-1} textStyle="h2" mb="1">
        <FormattedMessage id="bill.account.title" />
      </chakra.h2>
      {isLinked ? (
        <>
          <p>
            <FormattedMessage id="bill.account.linked" />{' '}
            <TextLink asChild inline>
              <Link
                to="/account-view/$id/$account/$client/$department"
                params={{ id: user, account, client, department: department_id }}
              >
                <FormattedMessage id="bill.account.see" />
              </Link>
            </TextLink>
          </p>
          <EmailWhenDue />
        </>
      ) : (
        <Fold>
          <summary>
            <FormattedMessage id="bill.account.link" />
            <ExpandIcon />
          </summary>
          <LinkAccountForm
            fixed={{ department_id, account, client }}
            onLinked={(linked) => {
              announce(formatMessage({ id: 'citizen.add.done' }, { account: linked.account }))
              heading.current?.focus()
            }}
          />
        </Fold>
      )}
    </Card>
  )
}

/** One switch for all accounts of a person: that is how the office sends it. */
function EmailWhenDue() {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const { data } = useQuery(subscriptionsQuery)
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)
  if (data === undefined) return null

  const change = async (wanted: boolean) => {
    if (working) return
    setWorking(true)
    setFailed(false)
    const others = data.unwanted.filter((kind) => kind !== 'due-soon')
    try {
      const saved = await saveUnwanted({ unwanted: wanted ? others : [...others, 'due-soon'] })
      queryClient.setQueryData(subscriptionsQuery.queryKey, saved)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFailed(true)
    } finally {
      setWorking(false)
    }
  }

  return (
    <CheckboxField
      checked={!data.unwanted.includes('due-soon')}
      aria-disabled={working}
      onChange={({ target }) => void change(target.checked)}
      label={formatMessage({ id: 'bill.account.email' })}
      help={formatMessage({ id: 'bill.account.emailHelp' })}
      error={failed ? formatMessage({ id: 'bill.account.notSaved' }) : null}
    />
  )
}

const Fold = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      color: 'brand.text',
      fontWeight: 'medium',
      listStyle: 'none',
      cursor: 'pointer',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > svg': { transition: 'transform 120ms' },
    '&[open] > summary': { mb: '3' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
})
