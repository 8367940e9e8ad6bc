import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Pagination } from '@/contract/wire'
import { useFormats } from '@/i18n/format'
import { BackIcon, ForwardIcon } from '@/ui/icons'
import { LinkButton } from '@/ui/link-button'

/** "26–50 of 112" and the pages beside it; nothing when one page holds all. */
export function ResultPages({ pagination }: { pagination: Pagination }) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { page, per_page, total, last_page } = pagination
  if (total === 0 || (last_page <= 1 && page <= 1)) return null
  const first = (page - 1) * per_page + 1
  return (
    <Root aria-label={formatMessage({ id: 'parcels.pages.label' })}>
      <p>
        {first <= total && (
          <FormattedMessage
            id="parcels.pages.range"
            values={{
              first: count(first),
              last: count(Math.min(page * per_page, total)),
              total: count(total),
            }}
          />
        )}
      </p>
      {page > 1 && (
        <PageLink page={Math.min(page - 1, last_page)}>
          <BackIcon />
          <FormattedMessage id="parcels.pages.previous" />
        </PageLink>
      )}
      {page < last_page && (
        <PageLink page={page + 1}>
          <FormattedMessage id="parcels.pages.next" />
          <ForwardIcon />
        </PageLink>
      )}
    </Root>
  )
}

interface PageLinkProps {
  page: number
  children: ReactNode
}

function PageLink({ page, children }: PageLinkProps) {
  return (
    <LinkButton asChild variant="outline">
      <Link
        from="/$department_id/search"
        to="."
        search={(old) => ({ ...old, page: page > 1 ? page : undefined })}
        preload={false}
      >
        {children}
      </Link>
    </LinkButton>
  )
}

const Root = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', sm: '5.5' },
    py: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > p': { flex: '1 1 auto', color: 'fg.muted', fontSize: 'sm' },
    '--icon-size': '1rem',
    _print: { display: 'none' },
  },
})
