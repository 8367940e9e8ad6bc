import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { CartIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'

interface EmptyCartProps {
  /** The page has a search: it is the next step; else the list of what can be paid is. */
  searchable?: boolean
  onLeave?: () => void
}

export function EmptyCart({ searchable = false, onLeave }: EmptyCartProps) {
  return (
    <EmptyState
      icon={<CartIcon />}
      action={
        searchable ? (
          <Button variant="outline" onClick={toSearch}>
            <FormattedMessage id="cart.empty.search" />
          </Button>
        ) : (
          <LinkButton asChild variant="outline">
            <Link to="/departments" onClick={onLeave}>
              <FormattedMessage id="cart.empty.choose" />
            </Link>
          </LinkButton>
        )
      }
    >
      <FormattedMessage id="cart.empty.text" />
    </EmptyState>
  )
}

function toSearch(): void {
  document.querySelector<HTMLElement>('main [role=search] input')?.focus()
}
