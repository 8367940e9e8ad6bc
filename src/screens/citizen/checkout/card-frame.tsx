import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { useMerchant } from '@/screens/shared/merchant'
import { PhoneLink } from '@/screens/shared/phone-link'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { ErrorIcon, LockIcon, RefreshIcon } from '@/ui/display/icons'
import type { CardNotice } from './card-entry'
import type { CardFields } from './use-card-fields'

const noticeTexts: Readonly<Record<CardNotice, MessageId>> = {
  empty: 'checkout.pay.cardEmpty',
  unfinished: 'checkout.pay.cardUnfinished',
  expired: 'checkout.pay.cardExpired',
  invalid: 'checkout.pay.cardInvalid',
  'card-invalid': 'checkout.pay.cardNumberInvalid',
  'expiry-invalid': 'checkout.pay.expiryInvalid',
  'cvv-invalid': 'checkout.pay.securityCodeInvalid',
}

/** The processor's fields in a frame, so that the card number never enters this page. */
export function CardFrame({ fields }: { fields: CardFields }) {
  const { formatMessage, locale } = useIntl()
  const { entry, frameRef, source, slow, onLoad } = fields
  return (
    <div>
      <Lead>
        <LockIcon />
        <FormattedMessage id="checkout.pay.fieldsLead" />
      </Lead>
      {locale === 'ja' && (
        <chakra.p textStyle="help" mb="2">
          <FormattedMessage
            id="checkout.pay.fieldsOrder"
            values={{
              card: formatMessage({ id: 'checkout.pay.cardNumber' }),
              expiry: formatMessage({ id: 'checkout.pay.expiry' }),
              cvv: formatMessage({ id: 'checkout.pay.securityCode' }),
            }}
          />
        </chakra.p>
      )}
      {slow && <SlowFrame onRetry={fields.retry} />}
      {source !== null && (
        <Frame
          key={entry.frame}
          ref={frameRef}
          src={source}
          title={formatMessage({ id: 'checkout.pay.fieldsTitle' })}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="strict-origin"
          onLoad={onLoad}
        />
      )}
      <Complaint notice={entry.notice} misses={entry.misses} />
    </div>
  )
}

/**
 * Errors appear under the fields, beside the button. The focus stays where it is, because the payer
 * may be typing in the frame.
 */
function Complaint({ notice, misses }: Pick<CardFields['entry'], 'notice' | 'misses'>) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (misses > 0) place.current?.scrollIntoView({ block: 'nearest' })
  }, [misses])
  return (
    <Notice ref={place} role="alert">
      {notice && (
        <span key={misses}>
          <ErrorIcon />
          <FormattedMessage id={noticeTexts[notice]} />
        </span>
      )}
    </Notice>
  )
}

function SlowFrame({ onRetry }: { onRetry: () => void }) {
  const phone = useMerchant()?.phone ?? ''
  return (
    <Banner tone="due" role="alert">
      <p>
        <FormattedMessage
          id="checkout.pay.fieldsSlow"
          values={{ phone: <PhoneLink phone={phone} /> }}
        />
      </p>
      <chakra.div mt="2">
        <Button variant="outline" size="sm" icon={<RefreshIcon />} onClick={onRetry}>
          <FormattedMessage id="checkout.pay.fieldsRetry" />
        </Button>
      </chakra.div>
    </Banner>
  )
}

const Lead = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    mb: '2',
    textStyle: 'help',
    '--icon-size': '1rem',
    '& > svg': { mt: '0.125rem' },
  },
})

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    // The fields' focus ring needs 4 px inside the frame; this keeps them aligned with the rest.
    width: 'calc(100% + 8px)',
    mx: '-4px',
    // A lower frame would hide the security code (product.md 3.1).
    height: '400px',
    border: '0',
    bg: 'surface',
  },
})

const Notice = chakra('p', {
  base: {
    color: 'late.fg',
    fontSize: 'sm',
    lineHeight: '1.3125rem',
    // The button must not move while it is pressed, and a press can make the frame report an error.
    minHeight: '1.3125rem',
    '--icon-size': '1rem',
    '& > span': { display: 'flex', gap: '1.5' },
    '& svg': { mt: '0.125rem', flexShrink: '0' },
  },
})
