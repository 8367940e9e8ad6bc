import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { allUserPayments, type PaymentFilter } from '@/api/user-payments'
import type { MessageId } from '@/i18n/message-ids'
import { csvName, csvType } from '@/rules/export/csv'
import { useCycleName } from '@/screens/shared/cycle-name'
import { usePaidWords } from '@/screens/shared/paid-words'
import { useMerchant } from '@/screens/shared/merchant'
import { useTimeZone } from '@/screens/shared/time-zone'
import { Button } from '@/ui/action/button'
import { DownloadIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { Row } from '@/ui/layout/stack'
import { historyFile } from './history-file'

const heads: readonly MessageId[] = [
  'account-view.history.date',
  'account-view.file.confirmation',
  'account-view.history.status',
  'account-view.history.department',
  'account-view.linked.account',
  'account-view.file.client',
  'account-view.file.year',
  'account-view.file.cycle',
  'account-view.file.amount',
  'account-view.file.fee',
]

/** The same payments as a file for a spreadsheet (product.md, "Export"). */
export function SaveHistory({ filter }: { filter: PaymentFilter }) {
  const { formatMessage } = useIntl()
  const cycle = useCycleName()
  const paidFor = usePaidWords()
  const zone = useTimeZone()
  const merchant = useMerchant()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')

  const save = async () => {
    setState('working')
    try {
      const text = historyFile(await allUserPayments(filter), zone, {
        heads: heads.map((id) => formatMessage({ id })),
        status: ({ status }) => formatMessage({ id: `account-view.history.is.${status}` }),
        cycle,
        paidFor,
      })
      const days = [filter.from ?? '', filter.to ?? '']
      saveFile(csvName(merchant?.sub_domain ?? '', 'payments', days), text)
      setState('idle')
      announce(formatMessage({ id: 'account-view.file.saved' }))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
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

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: csvType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
