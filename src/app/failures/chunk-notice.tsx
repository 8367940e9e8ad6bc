import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { chunks } from '@/state/chunks'
import { config } from '@/state/preferences'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import './chunk-notice.css'

/** Reports a slow script or a missing part of the page, above any page. */
export function ChunkNotice() {
  const { slow, missing } = useSnapshot(chunks)
  const { language } = useSnapshot(config)
  if (slow === 0 && !missing) return null
  return (
    <Messages locale={chooseLocale(language, navigator.languages)}>
      <div className="chunk-notice" data-screen-only="">
        {missing ? (
          <Banner
            tone="late"
            role="alert"
            action={
              <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
                <FormattedMessage id="failures.page.reload" />
              </Button>
            }
          >
            <FormattedMessage id="failures.chunk.missing" />
          </Banner>
        ) : (
          <Banner tone="due" role="alert">
            <FormattedMessage id="failures.chunk.waiting" />
          </Banner>
        )}
      </div>
    </Messages>
  )
}
