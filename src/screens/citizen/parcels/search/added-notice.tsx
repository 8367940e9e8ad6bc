import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { type Added, AddedText } from '@/screens/shared/cart/added-text'
import { Banner } from '@/ui/feedback/banner'
import { TextLink } from '@/ui/action/text-link'

/** Where no cart is visible: the added items, and the way on. */
export function AddedNotice(added: Added) {
  return (
    <Banner
      tone="good"
      action={
        <TextLink asChild inline fontWeight="semibold" whiteSpace="nowrap">
          <Link to="/checkout" search={{ step: 'details' }}>
            <FormattedMessage id="parcels.added.checkOut" />
          </Link>
        </TextLink>
      }
    >
      <AddedText {...added} />
    </Banner>
  )
}
