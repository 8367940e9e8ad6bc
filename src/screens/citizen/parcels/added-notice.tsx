import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/feedback/banner'
import { Money } from '@/ui/display/money'
import { TextLink } from '@/ui/action/text-link'

interface AddedNoticeProps {
  /** Bills. */
  count: number
  cents: number
}

/** Where no cart is visible: the added items, and the way on. */
export function AddedNotice({ count, cents }: AddedNoticeProps) {
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
      <FormattedMessage
        id="parcels.added.text"
        values={{ count, amount: <Money cents={cents} /> }}
      />
    </Banner>
  )
}
