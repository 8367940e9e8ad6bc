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
  /** A request is running: the dialog cannot be closed or left. */
  sending: boolean
  /** A polite announcement of the progress. */
  status: ReactNode
  /** Closing would lose card details. */
  typed: boolean
  /** The main button. */
  action: ReactNode
  children: ReactNode
}

/**
 * The secure checkout (product.md 2.2): full screen on a phone, not closed by a click outside.
 * Closing asks for confirmation once card details are typed. Back closes it, because it has its own
 * address.
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
    // Navigation by the application (receipt, sign-out) is never blocked.
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

// The notice comes and goes while the button below is pressed, and the button must not move.
const Status = chakra('p', { base: { minHeight: '1.5rem' } })
