import { FormattedMessage } from 'react-intl'
import { DoneIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import './added-text.css'

/** What was just put into the cart. */
export interface Added {
  /** Bills. */
  count: number
  cents: number
}

/** "Added 3 to cart: $2,563.27", as the pressed button said it. */
export function AddedText({ count, cents }: Added) {
  return (
    <span>
      <FormattedMessage
        id="parcels.added.text"
        values={{ count, amount: <Money cents={cents} /> }}
      />
    </span>
  )
}

/** The same with a check, where the button was. */
export function AddedMark(added: Added) {
  return (
    <p className="added-mark">
      <DoneIcon />
      <AddedText {...added} />
    </p>
  )
}
