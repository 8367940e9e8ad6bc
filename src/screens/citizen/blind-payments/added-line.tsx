import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { PanelHeading, PayPanel } from '@/screens/shared/cart/pay-panel'
import { Money } from '@/ui/display/money'
import { LinkButton } from '@/ui/action/link-button'
import { DoneIcon } from '@/ui/display/icons'
import { Row } from '@/ui/layout/stack'

export interface Added {
  /** Counts the additions, so that each one is announced. */
  nth: number
  label: string
  amount_cents: number
}

/** The item added to the cart, and the way on; the form below is ready for another one. */
export function AddedLine({ added: { label, amount_cents } }: { added: Added }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    // The button that was pressed is far below; reading goes on here.
    heading.current?.focus()
  }, [])
  return (
    <PayPanel done aria-labelledby={id}>
      <PanelHeading ref={heading} id={id} tabIndex={-1} scrollMarginTop="6rem">
        <DoneIcon />
        <span>
          <FormattedMessage
            id="blind-payments.added.title"
            values={{ label, amount: <Money cents={amount_cents} /> }}
          />
        </span>
      </PanelHeading>
      <p>
        <FormattedMessage id="blind-payments.added.another" />
      </p>
      <Row>
        <LinkButton asChild>
          <Link to="/checkout" search={{ step: 'details' }}>
            <FormattedMessage id="bill.inCart.checkOut" />
          </Link>
        </LinkButton>
      </Row>
    </PayPanel>
  )
}
