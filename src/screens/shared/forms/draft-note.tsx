import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'

interface DraftNoteProps {
  /** Someone else has changed a field of it since. */
  collides?: boolean
  onDiscard: () => void
}

/** Above a form that was filled from a draft after a session or a page ended (decision 4). */
export function DraftNote({ collides = false, onDiscard }: DraftNoteProps) {
  return (
    <Banner
      tone="info"
      role="status"
      title={<FormattedMessage id="forms.draft.text" />}
      action={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          <FormattedMessage id="forms.draft.discard" />
        </Button>
      }
    >
      {collides && (
        <p>
          <FormattedMessage id="forms.draft.collides" />
        </p>
      )}
    </Banner>
  )
}
