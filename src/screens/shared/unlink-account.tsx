import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { unlinkAccount } from '@/api/accounts'
import { ApiFailure } from '@/api/failure'
import { keys } from '@/api/keys'
import type { Ebilling } from '@/contract/subscriptions'
import { wantsEbilling } from '@/rules/people/ebilling'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'
import { announce } from '@/ui/feedback/live-region'

interface UnlinkAccountProps {
  link: string
  /** As the person knows it. */
  name: string
  ebilling: Ebilling | null
  /** After it is gone; before the lists are read again. */
  onUnlinked: () => void
}

type Step = 'not-asked' | 'asked' | 'working' | 'failed'

/** Asks first: the history is gone from sight, and bills come on paper again. */
export function UnlinkAccount({ link, name, ebilling, onUnlinked }: UnlinkAccountProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>('not-asked')
  const close = () => setStep('not-asked')

  const unlink = async () => {
    setStep('working')
    try {
      await unlinkAccount(link)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // Another tab was faster: what was wanted is so.
      if (!error.is(409)) {
        setStep('failed')
        return
      }
    }
    close()
    announce(formatMessage({ id: 'account-view.unlink.done' }, { name }))
    onUnlinked()
    await queryClient.invalidateQueries({ queryKey: keys.accounts.all })
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={formatMessage({ id: 'account-view.unlink.label' }, { name })}
        onClick={() => setStep('asked')}
      >
        <FormattedMessage id="account-view.unlink.button" />
      </Button>
      <Dialog
        open={step !== 'not-asked'}
        onClose={close}
        locked={step === 'working'}
        fullOnPhone={false}
        title={<FormattedMessage id="account-view.unlink.question" values={{ name }} />}
        footer={
          <>
            <Button pending={step === 'working'} onClick={() => void unlink()}>
              <FormattedMessage id="account-view.unlink.button" />
            </Button>
            <Button variant="outline" pending={step === 'working'} onClick={close}>
              <FormattedMessage id="account-view.unlink.keep" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage
            id={
              wantsEbilling(ebilling)
                ? 'account-view.unlink.consequencePaper'
                : 'account-view.unlink.consequence'
            }
          />
        </p>
        {step === 'failed' && (
          <Banner tone="late" role="alert">
            <FormattedMessage id="account-view.unlink.failed" />
          </Banner>
        )}
      </Dialog>
    </>
  )
}
