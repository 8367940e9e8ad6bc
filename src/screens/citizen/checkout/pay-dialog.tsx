import { chakra } from '@chakra-ui/react/styled-system'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useMerchant } from '@/screens/shared/merchant'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'
import { Stack } from '@/ui/layout/stack'

interface PayDialogProps {
  totalCents: number
  /** A request is under way: nothing closes, nothing leaves. */
  sending: boolean
  /** Said politely: what is going on. */
  status: ReactNode
  /** Closing would lose card details. */
  typed: boolean
  /** The main button. */
  action: ReactNode
  children: ReactNode
}

/**
 * The secure checkout (product.md 2.2): the whole screen on a phone, never closed by a click beside
 * it; closing asks only when card details were typed. Back closes it, as it has its own address.
 */
export function PayDialog({
  totalCents,
  sending,
  status,
  typed,
  action,
  children,
}: PayDialogProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { history } = useRouter()
  const merchant = useMerchant()
  const [asked, setAsked] = useState(false)
  const leaving = asked && !sending
  const total = money(totalCents)

  useBlocker({
    enableBeforeUnload: () => sending,
    // The program's own ways out (the receipt, sign-out) are never held up.
    shouldBlockFn: ({ action: way }) => {
      if (way === 'PUSH' || way === 'REPLACE') return false
      if (!sending && typed) setAsked(true)
      return sending || typed
    },
  })

  const close = () => history.back({ ignoreBlocker: true })
  return (
    <Dialog
      open
      locked={sending}
      onClose={() => (typed ? setAsked(true) : close())}
      title={
        merchant === null
          ? formatMessage({ id: 'checkout.pay.titleOffice' }, { total })
          : formatMessage({ id: 'checkout.pay.title' }, { total, merchant: merchant.name })
      }
      footer={
        leaving ? (
          <>
            <Button size="lg" onClick={() => setAsked(false)}>
              <FormattedMessage id="checkout.pay.stay" />
            </Button>
            <Button variant="outline" size="lg" onClick={close}>
              <FormattedMessage id="checkout.pay.leave" />
            </Button>
          </>
        ) : (
          action
        )
      }
    >
      <Stack>
        {leaving && (
          <Banner
            tone="due"
            role="alert"
            title={<FormattedMessage id="checkout.pay.leaveHeading" />}
          >
            <FormattedMessage id="checkout.pay.leaveText" />
          </Banner>
        )}
        {children}
        <Status role="status">{status}</Status>
      </Stack>
    </Dialog>
  )
}

// Its words come and go while the button under it is pressed: the button must not move for them.
const Status = chakra('p', { base: { minHeight: '1.5rem' } })
