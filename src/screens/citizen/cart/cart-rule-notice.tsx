import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { RuleCode } from '@/contract/payments/payments'
import type { CartItem } from '@/rules/cart/cart'
import { LinkButton } from '@/ui/action/link-button'
import { WarningIcon } from '@/ui/display/icons'
import { Notice } from '@/screens/shared/cart/cart-difference-notice'

interface CartRuleNoticeProps {
  /** Any item of the bill. */
  item: CartItem
  rule: RuleCode
}

/** What of a bill is in the cart may not be paid alone: the rule, and the way to what is missing. */
export function CartRuleNotice({ item, rule }: CartRuleNoticeProps) {
  const { parcel_id: parcelId, department_id, year } = item
  return (
    <Notice data-cart-difference="" tabIndex={-1}>
      <p>
        <WarningIcon />
        <span>
          <FormattedMessage id={`cart-lines.rule.${rule}`} />
        </span>
      </p>
      {parcelId !== null && (
        <LinkButton asChild size="sm" variant="outline">
          <Link
            to="/overview-parcel/$parcelId/$year/$department_id"
            params={{ parcelId, year: String(year), department_id }}
          >
            <FormattedMessage id="cart-lines.rule.open" />
          </Link>
        </LinkButton>
      )}
    </Notice>
  )
}
