import { use } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isLocale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'
import { Button } from '@/ui/action/button'
import { MessagePage } from './message-page'

/** The browser allows no service worker, so no call can be answered; says what to do. */
export function DemoBlocked() {
  const { locale } = useIntl()
  use(loadAreas(isLocale(locale) ? locale : 'en', 'errors'))
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
