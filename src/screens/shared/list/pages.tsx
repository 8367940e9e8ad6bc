import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Pagination } from '@/contract/wire'
import { useFormats } from '@/i18n/format'
import { BackIcon, ForwardIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import './pages.css'

interface PagesProps {
  pagination: Pagination
  /** The router's link to another page of the same list. */
  link: (page: number, content: ReactNode) => ReactNode
}

/** "26–50 of 112" and the neighboring pages; absent for a single page. */
export function Pages({ pagination, link }: PagesProps) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { page, per_page, total, last_page } = pagination
  const range = useRef<HTMLParagraphElement>(null)
  const pressedOn = useRef<number | null>(null)
  // The first and the last page have one link less: the focus must not be gone with it.
  useEffect(() => {
    if (pressedOn.current === null || pressedOn.current === page) return
    pressedOn.current = null
    if (document.activeElement === document.body) range.current?.focus({ preventScroll: true })
  }, [page])
  const press = () => {
    pressedOn.current = page
  }
  if (total === 0 || (last_page <= 1 && page <= 1)) return null
  const first = (page - 1) * per_page + 1
  return (
    <nav className="list-pages" aria-label={formatMessage({ id: 'parcels.pages.label' })}>
      <p ref={range} tabIndex={-1}>
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
        <LinkButton asChild variant="outline" onClick={press}>
          {link(
            Math.min(page - 1, last_page),
            <>
              <BackIcon />
              <FormattedMessage id="parcels.pages.previous" />
            </>,
          )}
        </LinkButton>
      )}
      {page < last_page && (
        <LinkButton asChild variant="outline" onClick={press}>
          {link(
            page + 1,
            <>
              <FormattedMessage id="parcels.pages.next" />
              <ForwardIcon />
            </>,
          )}
        </LinkButton>
      )}
    </nav>
  )
}
