import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'

/** Above a form that was filled from a draft (decision 4). */
export function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      tone="info"
      role="status"
      title={<FormattedMessage id="blind-payments.draft.text" />}
      action={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          <FormattedMessage id="blind-payments.draft.discard" />
        </Button>
      }
    />
  )
}
