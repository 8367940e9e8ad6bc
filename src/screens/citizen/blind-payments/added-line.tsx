import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/feedback/banner'
import { Money } from '@/ui/display/money'
import { TextLink } from '@/ui/action/text-link'

export interface Added {
  /** Counts the additions, so that each one is announced. */
  nth: number
  label: string
  amount_cents: number
}

/** The item added to the cart, and the way on; the form below is ready for another one. */
export function AddedLine({ added: { label, amount_cents } }: { added: Added }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is far below, so focus moves here.
    box.current?.focus()
  }, [])
  return (
    <chakra.div ref={box} tabIndex={-1} borderRadius="card" scrollMarginTop="6rem">
      <Banner
        tone="good"
        title={
          <FormattedMessage
            id="blind-payments.added.title"
            values={{ label, amount: <Money cents={amount_cents} /> }}
          />
        }
        action={
          <TextLink asChild inline fontWeight="semibold" whiteSpace="nowrap">
            <Link to="/checkout" search={{ step: 'details' }}>
              <FormattedMessage id="parcels.added.checkOut" />
            </Link>
          </TextLink>
        }
      >
        <FormattedMessage id="blind-payments.added.another" />
      </Banner>
    </chakra.div>
  )
}
