import { FormattedMessage } from 'react-intl'
import { useArea } from '@/i18n/use-area'
import { Button } from '@/ui/action/button'
import { MessagePage } from './message-page'

/** The browser allows no service worker, so no call can be answered; says what to do. */
export function DemoBlocked() {
  useArea('errors')
  return (
    <MessagePage
      mark
      title={<FormattedMessage id="errors.demo.heading" />}
      actions={
        <Button onClick={() => window.location.reload()}>
          <FormattedMessage id="failures.page.reload" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="errors.demo.text" />
      </p>
    </MessagePage>
  )
}
