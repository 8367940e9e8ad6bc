import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { cardFieldsBox } from '@/rules/payments/card-fields'
import { useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { ErrorIcon, RefreshIcon } from '@/ui/display/icons'
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

interface CardFrameProps {
  fields: CardFields
  /** Said politely, in the line where errors stand: what is going on. */
  status: ReactNode
}

/** The processor's fields in a frame, so that the card number never enters this page. */
export function CardFrame({ fields, status }: CardFrameProps) {
  const { formatMessage, locale } = useIntl()
  const { entry, frameRef, source, slow, onLoad } = fields
  const ofNumber = entry.notice === 'card-invalid'
  return (
    <div>
      {locale === 'ja' && (
        <chakra.p textStyle="help" mb="2">
          <FormattedMessage id="checkout.pay.fieldsOrder" />
        </chakra.p>
      )}
      {slow && <SlowFrame onRetry={fields.retry} />}
      <Fields>
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
        <NumberError>
          <Complaint notice={ofNumber ? entry.notice : null} misses={entry.misses} />
        </NumberError>
      </Fields>
      <UnderFields>
        <Complaint
          notice={ofNumber ? null : entry.notice}
          misses={entry.misses}
          end={entry.notice === 'cvv-invalid'}
        />
        <chakra.p role="status" textStyle="help">
          {entry.notice === null || ofNumber ? status : null}
        </chakra.p>
      </UnderFields>
    </div>
  )
}

interface ComplaintProps extends Pick<CardFields['entry'], 'notice' | 'misses'> {
  /** Under the field at the right. */
  end?: boolean
}

/**
 * What is wrong or missing, under the field that it is about, or under all of them. The focus stays
 * where it is, because the payer may be typing in the frame.
 */
function Complaint({ notice, misses, end = false }: ComplaintProps) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (misses > 0 && notice !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [misses, notice])
  return (
    <Notice ref={place} role="alert" {...(end && { justifyContent: 'flex-end' })}>
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
  const phone = useOfficePhone() ?? ''
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

const Fields = chakra('div', { base: { position: 'relative' } })

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    // The fields' focus ring needs room inside the frame; this keeps them aligned with the rest.
    width: `calc(100% + ${2 * cardFieldsBox.ring}px)`,
    mx: `-${cardFieldsBox.ring}px`,
    my: `-${cardFieldsBox.ring}px`,
    height: `${cardFieldsBox.height}px`,
    border: '0',
    bg: 'surface',
  },
})

/** Over the frame, in the line that its fields leave free under the card number. */
const NumberError = chakra('div', {
  base: {
    position: 'absolute',
    top: `${cardFieldsBox.numberErrorTop - cardFieldsBox.ring}px`,
    insetInline: '0',
    height: `${cardFieldsBox.numberErrorHeight}px`,
    pt: '1',
    overflow: 'hidden',
    pointerEvents: 'none',
  },
})

// One line is kept free: the button must not move while it is pressed, and a press can make the
// frame report an error.
const UnderFields = chakra('div', {
  base: { mt: '1.5', minHeight: '1.3125rem', '& > :empty': { display: 'none' } },
})

const Notice = chakra('p', {
  base: {
    display: 'flex',
    color: 'late.fg',
    fontSize: 'sm',
    lineHeight: '1.3125rem',
    '--icon-size': '1rem',
    '& > span': { display: 'flex', gap: '1' },
    '& svg': { mt: '0.125rem', flexShrink: '0' },
  },
})
