import { useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { rootHost } from '@/rules/hosts'
import { demo, demoFrontPage } from '@/state/demo'
import { LinkButton } from '@/ui/link-button'
import { MessagePage } from './message-page'

/** "Oops!": a host that is no merchant's (specification §2, product.md O3). */
export function WrongUrl() {
  const { site } = useRouter().options.context
  const isDemo = useSnapshot(demo).parts !== null
  const root = rootHost(site.host)
  return (
    <MessagePage
      title={<FormattedMessage id="errors.wrongUrl.heading" />}
      actions={
        // Only the demonstration has a page that lists its cities.
        isDemo && (
          <LinkButton href={`${site.protocol}//${root}${demoFrontPage}`}>
            <FormattedMessage id="errors.wrongUrl.demo" />
          </LinkButton>
        )
      }
    >
      <p>
        <FormattedMessage id="errors.wrongUrl.text" values={{ example: `miamicounty.${root}` }} />
      </p>
    </MessagePage>
  )
}
