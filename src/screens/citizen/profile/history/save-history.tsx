import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { allUserPayments, type PaymentFilter } from '@/api/payments/user-payments'
import type { MessageId } from '@/i18n/message-ids'
import { fileName } from '@/rules/export/file-name'
import type { ColumnKind } from '@/rules/export/table'
import { usePartName } from '@/screens/shared/account/part-name'
import { usePaidWords } from '@/screens/shared/payment/paid-words'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { usePaymentWords } from '@/screens/shared/payment/payment-status'
import { saveFile } from '@/screens/shared/save-file'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { ChunkFailure, missPart } from '@/state/chunks'
import { Button } from '@/ui/action/button'
import { DownloadIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { Row } from '@/ui/layout/stack'

/** In the order of `historyFile`'s values. */
const columns: readonly { readonly id: MessageId; readonly kind: ColumnKind }[] = [
  { id: 'account-view.history.date', kind: 'date' },
  { id: 'account-view.file.confirmation', kind: 'text' },
  { id: 'account-view.history.status', kind: 'text' },
  { id: 'account-view.history.department', kind: 'text' },
  { id: 'account-view.linked.account', kind: 'text' },
  { id: 'account-view.file.client', kind: 'text' },
  { id: 'account-view.file.year', kind: 'text' },
  { id: 'account-view.file.cycle', kind: 'text' },
  { id: 'account-view.file.amount', kind: 'amount' },
  { id: 'account-view.file.fee', kind: 'amount' },
  { id: 'payment-words.status.refunded', kind: 'amount' },
]

/** The filtered payments as a file for a spreadsheet (product.md, "Export"). */
export function SaveHistory({ filter }: { filter: PaymentFilter }) {
  const { formatMessage } = useIntl()
  const cycle = usePartName()
  const paidFor = usePaidWords()
  const paymentWord = usePaymentWords()
  const zone = useTimeZone()
  const merchant = useMerchant()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')

  const save = async () => {
    setState('working')
    try {
      // The file writer loads when a file is requested.
      const [{ historyFile }, payments] = await Promise.all([
        import('./history-file'),
        allUserPayments(filter),
      ])
      const file = historyFile(payments, zone, {
        columns: columns.map(({ id, kind }) => ({ head: formatMessage({ id }), kind })),
        status: ({ status }) => paymentWord(status),
        cycle,
        paidFor,
      })
      const days = [filter.from ?? '', filter.to ?? '']
      saveFile(fileName(merchant?.sub_domain ?? '', 'payments', days, 'csv'), file)
      setState('idle')
      announce(formatMessage({ id: 'account-view.file.saved' }))
    } catch (error) {
      if (error instanceof ChunkFailure) missPart(error)
      else if (!(error instanceof ApiFailure)) throw error
      setState('failed')
    }
  }

  return (
    <Row>
      {state === 'failed' && (
        <span role="alert">
          <FormattedMessage id="account-view.file.failed" />
        </span>
      )}
      <Button
        size="sm"
        variant="outline"
        icon={<DownloadIcon />}
        pending={state === 'working'}
        onClick={() => void save()}
      >
        <FormattedMessage id="account-view.file.save" />
      </Button>
    </Row>
  )
}
