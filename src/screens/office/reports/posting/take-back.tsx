import { FormattedMessage, useIntl } from 'react-intl'
import { reconcile } from '@/api/reports/reports'
import type { BatchRow } from '@/contract/reports/posting-report'
import { useFormats } from '@/i18n/format'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Stack } from '@/ui/layout/stack'
import { Confirm } from '@/ui/overlay/confirm'
import {
  batchName,
  type BatchPlace,
  markOf,
  reconcileKeys,
  reconcileWords,
} from './reconcile-words'

interface TakeBackProps {
  place: BatchPlace
  batch: BatchRow
  onClose: () => void
}

/** Takes the note about a deposit off; it can be put back at once. */
export function TakeBack({ place, batch, onClose }: TakeBackProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const day = date(batch.posting_date)
  const write = useWrite({
    about: batchName(place, batch),
    call: (_, { key }) =>
      reconcile(
        { ...markOf(place, batch), deposit_cents: null, note: '' },
        { key, version: batch.version },
      ),
    invalidates: reconcileKeys,
    awaits: true,
    words: reconcileWords,
    successMessage: formatMessage({ id: 'reports.deposits.takenBack' }, { day }),
    undo: ({ version }, _, key) => reconcile(markOf(place, batch), { key, version }),
    done: onClose,
  })
  return (
    <Confirm
      open
      onClose={onClose}
      title={<FormattedMessage id="reports.deposits.takeBackTitle" values={{ day }} />}
      verb={<FormattedMessage id="reports.deposits.takeBack" />}
      onConfirm={() => void write.run()}
      pending={write.pending}
      problem={write.problem}
    >
      <Stack gap="4">
        <FormattedMessage id="reports.deposits.takeBackText" />
        <EarlierTry write={write} />
      </Stack>
    </Confirm>
  )
}
