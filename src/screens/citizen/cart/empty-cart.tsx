import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { LinkButton } from '@/ui/action/link-button'
import { CartIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'

interface EmptyCartProps {
  /** The page has a search, which is the next step; else the list of what can be paid is. */
  searchable?: boolean
  onLeave?: () => void
}

export function EmptyCart({ searchable = false, onLeave }: EmptyCartProps) {
  return (
    <EmptyState
      icon={<CartIcon />}
      action={
        !searchable && (
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
