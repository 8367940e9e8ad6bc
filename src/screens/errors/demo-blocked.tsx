import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import { MessagePage } from './message-page'

/** The browser allows no service worker, so nothing can answer; says what to do. */
export function DemoBlocked() {
  return (
    <MessagePage
      title={<FormattedMessage id="errors.worker.heading" />}
      actions={
        <Button onClick={() => window.location.reload()}>
          <FormattedMessage id="errors.worker.retry" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="errors.worker.text" />
      </p>
    </MessagePage>
  )
}
