import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import type { AccountKey } from '@/api/bills/accounts'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import type { Account } from '@/contract/bills/accounts'
import type { Department } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import { PanelHeading, PayPanel } from '@/screens/shared/cart/pay-panel'
import { goOn, paymentRun } from '@/screens/shared/payment/payment-run'
import { WhoTakesPayments } from '@/screens/shared/payment/who-takes-payments'
import { attempts } from '@/state/cart/attempts'
import { Button } from '@/ui/action/button'
import { nextDue } from './counter-form'
import { dropForm, leaveForm } from './held-form'
import { TakeDialog } from './take-payment-dialog'

interface CounterPanelProps {
  of: AccountKey
  account: Pick<Account, 'bills' | 'hold' | 'due_now_cents'>
  department: Department
  /** The address asks for the dialog. */
  atOnce?: boolean
  onClose?: () => void
}

/** Takes a payment for a caller, at the counter, or out of the mail (product.md P9, 3.6). */
export function CounterPanel(props: CounterPanelProps) {
  const { of, account, department, atOnce = false, onClose } = props
  const headingId = useId()
  const { money, date } = useFormats()
  const queryClient = useQueryClient()
  const { phase } = useSnapshot(paymentRun)
  const { current: attempt } = useSnapshot(attempts)
  const next = nextDue(account.bills)
  const isPayable = next !== null
  const [opened, setOpened] = useState(atOnce && isPayable)
  // After a reload the page comes back to a payment that is not decided yet, and to its end.
  const isRefused = phase.at === 'ready' && phase.refusal !== null && attempt?.account !== undefined
  const isOpen = opened || phase.at !== 'ready' || isRefused

  useEffect(() => {
    if (phase.at !== 'paid') return
    for (const queryKey of [keys.accounts.all, officeKeys.dashboard.all, officeKeys.audit.all]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }, [phase.at, queryClient])

  useEffect(() => {
    // The bills were being paid until now, those of the account that it was taken on, too.
    if (phase.at !== 'no-charge') return
    void queryClient.invalidateQueries({ queryKey: keys.accounts.all, refetchType: 'all' })
  }, [phase.at, queryClient])

  // The end of a payment is told once.
  useEffect(
    () => () => {
      const { at } = paymentRun.phase
      if (at !== 'sending' && at !== 'checking') leaveForm()
      goOn()
    },
    [],
  )

  return (
    <PayPanel aria-labelledby={headingId}>
      <PanelHeading id={headingId}>
        <FormattedMessage id="counter.panel.title" />
      </PanelHeading>
      {account.hold !== null && (
        <p>
          <FormattedMessage id="counter.panel.held" values={{ reason: account.hold.reason }} />
        </p>
      )}
      {isPayable ? (
        <>
          <p>
            {account.due_now_cents > 0 ? (
              <FormattedMessage
                id="counter.panel.due"
                values={{ amount: money(account.due_now_cents) }}
              />
            ) : (
              <FormattedMessage
                id="counter.items.due"
                values={{ date: date(next.date), amount: money(next.cents) }}
              />
            )}
          </p>
          <Button wide size="lg" onClick={() => setOpened(true)}>
            <FormattedMessage id="counter.panel.open" />
          </Button>
        </>
      ) : (
        <p>
          <FormattedMessage id="counter.panel.nothing" />
        </p>
      )}
      {isOpen && (
        <TakeDialog
          of={of}
          rows={account.bills}
          department={department}
          onAgain={() => {
            setOpened(true)
            goOn()
          }}
          onClose={() => {
            dropForm()
            goOn()
            setOpened(false)
            onClose?.()
          }}
        />
      )}
    </PayPanel>
  )
}

/** In its place, for staff who may not take payments: why, and who may. */
export function NoCounterPanel() {
  const headingId = useId()
  return (
    <PayPanel aria-labelledby={headingId}>
      <PanelHeading id={headingId}>
        <FormattedMessage id="counter.panel.title" />
      </PanelHeading>
      <p>
        <WhoTakesPayments />
      </p>
    </PayPanel>
  )
}
