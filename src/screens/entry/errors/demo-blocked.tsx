import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { MessagePage } from './message-page'

/** The browser allows no service worker, so no call can be answered; says what to do. */
export function DemoBlocked() {
  return (
    <MessagePage
      mark
      title={<FormattedMessage id="failures.demo.heading" />}
      actions={
        <Button onClick={() => window.location.reload()}>
          <FormattedMessage id="failures.page.reload" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="failures.demo.text" />
      </p>
    </MessagePage>
  )
}
