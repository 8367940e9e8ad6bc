import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { tryCardPoint } from '@/api/payments/card-point'
import { officeKeys } from '@/api/office-keys'
import { tried } from '@/api/write'
import { useFormats } from '@/i18n/format'
import type { CardPointFields } from '@/rules/merchants/card-point'
import { Confirm } from '@/ui/overlay/confirm'
import { toCredentials } from './card-point-form'

interface Asked {
  readonly names: readonly string[]
  readonly answer: (isMeant: boolean) => void
}

/**
 * Before a merchant id is saved that another merchant uses, which would get the money: whether that is
 * meant. On a test site it may be. A check that fails asks nothing: saving says why.
 */
export function useSharedNumber(merchantId: string): {
  isMeant: (form: CardPointFields) => Promise<boolean>
  question: ReactNode
} {
  const queryClient = useQueryClient()
  const { list } = useFormats()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isMeant = async (form: CardPointFields): Promise<boolean> => {
    const typed = toCredentials(form)
    const check = await tried(tryCardPoint({ merchant_id: merchantId, typed }))
    if (!check.ok) return true
    void queryClient.invalidateQueries({ queryKey: officeKeys.audit.all })
    const { result, usedBy: names } = check.answer
    if (result !== 'accepted' || names.length === 0) return true
    return new Promise((answer) => setAsked({ names, answer }))
  }
  const close = (answer: boolean) => {
    asked?.answer(answer)
    setAsked(null)
  }
  return {
    isMeant,
    question: asked !== null && (
      <Confirm
        open
        title={<FormattedMessage id="go-live.shared.title" />}
        verb={<FormattedMessage id="go-live.shared.save" />}
        cancel={<FormattedMessage id="changes.conflict.back" />}
        onConfirm={() => close(true)}
        onClose={() => close(false)}
        pending={false}
      >
        <FormattedMessage id="go-live.shared.usedBy" values={{ names: list(asked.names) }} />{' '}
        <FormattedMessage id="go-live.shared.text" />
      </Confirm>
    ),
  }
}
