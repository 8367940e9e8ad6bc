import { chakra } from '@chakra-ui/react/styled-system'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'
import type { ModalProps } from '@/ui/overlay/modal'
import { OutcomeMark, type OutcomeTone } from './outcome/outcome'

interface PayDialogProps {
  totalCents: number
  /** A request is under way: nothing closes, nothing leaves. */
  sending: boolean
  /** Closing would lose card details. */
  typed: boolean
  /** What became of the latest press, shown in place of the form; null: the form. */
  outcome: PayOutcome | null
  /** The form's main button. */
  action: ReactNode
  finalFocus: NonNullable<ModalProps['finalFocus']>
  /** The form. It stays mounted while something else is shown in its place. */
  children: ReactNode
}

export interface PayOutcome {
  tone: OutcomeTone
  title: ReactNode
  words: ReactNode
  action: ReactNode
}

/**
 * The secure checkout (product.md 2.2): full screen on a phone, not closed by a click outside.
 * Closing asks for confirmation once card details are typed. Back closes it, because it has its own
 * address.
 */
export function PayDialog({
  totalCents,
  sending,
  typed,
  outcome,
  action,
  finalFocus,
  children,
}: PayDialogProps) {
  const { history } = useRouter()
  const [asked, setAsked] = useState(false)
  const leaving = asked && !sending

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
  const shown = leaving ? leaveQuestion(close, () => setAsked(false)) : outcome
  const heading = useHeadingFocus(shown === null ? 'form' : leaving ? 'leaving' : 'outcome')
  return (
    <Dialog
      open
      pinned
      // An outcome is short: on a phone it is as high as it needs to be.
      fullOnPhone={shown === null}
      locked={sending}
      finalFocus={finalFocus}
      // At the question it is the answer that loses nothing.
      onClose={() => (typed ? setAsked(!leaving) : close())}
      title={
        <span ref={heading}>
          {shown === null ? (
            <PayTitle totalCents={totalCents} />
          ) : (
            <>
              <OutcomeMark tone={shown.tone} />
              {shown.title}
            </>
          )}
        </span>
      }
      footer={shown === null ? action : shown.action}
    >
      {shown?.words}
      <div hidden={shown !== null}>{children}</div>
    </Dialog>
  )
}

function PayTitle({ totalCents }: { totalCents: number }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const merchant = useMerchant()
  const total = money(totalCents)
  return merchant === null
    ? formatMessage({ id: 'checkout.pay.titleOffice' }, { total })
    : formatMessage({ id: 'checkout.pay.title' }, { total, merchant: merchant.name })
}

function leaveQuestion(leave: () => void, stay: () => void): PayOutcome {
  return {
    tone: 'due',
    title: <FormattedMessage id="checkout.pay.leaveHeading" />,
    words: (
      <chakra.p role="alert">
        <FormattedMessage id="checkout.pay.leaveText" />
      </chakra.p>
    ),
    action: (
      <>
        <Button size="lg" onClick={stay}>
          <FormattedMessage id="checkout.pay.stay" />
        </Button>
        <Button variant="outline" size="lg" onClick={leave}>
          <FormattedMessage id="checkout.pay.leave" />
        </Button>
      </>
    ),
  }
}

/** What takes the place of something else is new to the reader, so its heading takes the focus. */
function useHeadingFocus(view: string) {
  const heading = useRef<HTMLSpanElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    heading.current?.closest('h2')?.focus()
  }, [view])
  return heading
}
