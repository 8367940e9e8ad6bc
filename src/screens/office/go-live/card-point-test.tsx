import { FormattedMessage } from 'react-intl'
import { tryCardPoint } from '@/api/payments/card-point'
import { officeKeys } from '@/api/office-keys'
import type { CardPointResult } from '@/contract/payments/card-point'
import type { CardPointFields } from '@/rules/merchants/card-point'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { Stack } from '@/ui/layout/stack'
import { useState } from 'react'

interface CardPointTestProps {
  merchantId: string
  /** The form with typed credentials; absent: the saved account is tested. */
  api?: FormApi<CardPointFields>
}

/** Asks the processor whether it accepts the credentials, before anything is saved. */
export function CardPointTest({ merchantId, api }: CardPointTestProps) {
  const [result, setResult] = useState<CardPointResult | null>(null)
  const write = useWrite({
    reads: true,
    call: () => {
      if (!api) return tryCardPoint({ merchant_id: merchantId })
      const { site, merchid, username, password } = api.form.getValues()
      const typed = { site: site.trim(), merchid: merchid.trim(), username: username.trim() }
      return tryCardPoint({
        merchant_id: merchantId,
        typed: { ...typed, ...(password !== '' && { password }) },
      })
    },
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
        <Banner tone={result === 'accepted' ? 'good' : 'late'} role="status">
          <FormattedMessage id={`go-live.result.${result}`} />
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
