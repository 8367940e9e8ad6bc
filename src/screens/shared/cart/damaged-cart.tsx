import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { cart, forgetDamage } from '@/state/cart/cart'
import { Banner } from '@/ui/feedback/banner'
import { TextLink } from '@/ui/action/text-link'

/** Says that part of the stored cart could not be read; shown with the cart until it was seen. */
export function DamagedCart() {
  const { damaged } = useSnapshot(cart)
  if (!damaged) return null
  return (
    <Banner
      tone="due"
      action={
        <TextLink asChild inline>
          <button type="button" onClick={forgetDamage}>
            <FormattedMessage id="cart-lines.damaged.ok" />
          </button>
        </TextLink>
      }
    >
      <FormattedMessage id="cart-lines.damaged.text" />
    </Banner>
  )
}
