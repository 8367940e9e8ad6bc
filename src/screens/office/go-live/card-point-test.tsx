import { FormattedMessage } from 'react-intl'
import { type TriedCardPoint, tryCardPoint } from '@/api/payments/card-point'
import { officeKeys } from '@/api/office-keys'
import type { CardPointFields } from '@/rules/merchants/card-point'
import { useFormats } from '@/i18n/format'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { Stack } from '@/ui/layout/stack'
import { useState } from 'react'
import { toCredentials } from './card-point-form'

interface CardPointTestProps {
  merchantId: string
  /** The form with typed credentials; absent: the saved account is tested. */
  api?: FormApi<CardPointFields>
}

/** Asks the processor whether it accepts the credentials, before anything is saved. */
export function CardPointTest({ merchantId, api }: CardPointTestProps) {
  const { list } = useFormats()
  const [result, setResult] = useState<TriedCardPoint | null>(null)
  const write = useWrite({
    reads: true,
    call: () =>
      tryCardPoint({
        merchant_id: merchantId,
        ...(api && { typed: toCredentials(api.form.getValues()) }),
      }),
    invalidates: [officeKeys.audit.all],
    words: { codes: { no_card_point: 'go-live.card.none' } },
    done: setResult,
  })
  const press = async () => {
    setResult(null)
    const fits =
      !api ||
      (await api.form.trigger(['site', 'merchid', 'username', 'password'], { shouldFocus: true }))
    if (fits) await write.run()
  }
  return (
    <Stack gap="3">
      <div>
        <Button variant="outline" pending={write.pending} onClick={() => void press()}>
          <FormattedMessage id={api ? 'go-live.card.test' : 'go-live.card.testSaved'} />
        </Button>
      </div>
      {result !== null && (
        <Banner tone={toneOf(result)} role="status">
          <FormattedMessage id={`go-live.result.${result.result}`} />{' '}
          {result.usedBy.length > 0 && (
            <FormattedMessage id="go-live.shared.usedBy" values={{ names: list(result.usedBy) }} />
          )}
        </Banner>
      )}
      {write.problem !== null && (
        <Banner tone="late" role="alert">
          {write.problem}
        </Banner>
      )}
    </Stack>
  )
}

function toneOf({ result, usedBy }: TriedCardPoint) {
  if (result !== 'accepted') return 'late'
  return usedBy.length > 0 ? 'due' : 'good'
}
