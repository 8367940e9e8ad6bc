import { FormattedMessage } from 'react-intl'
import { useArea } from '@/i18n/use-area'
import { outsideAddress } from '@/rules/addresses/outside-link'
import { TextLink } from '@/ui/action/text-link'

/** The page that tells more of a maintenance, with the name of its site; only https. */
export function StatusLink({ url }: { url: string }) {
  useArea('site-off')
  const site = outsideAddress(url)
  return (
    site && (
      <TextLink href={site.href} inline target="_blank" rel="noopener noreferrer">
        <FormattedMessage id="site-off.status.link" values={{ host: site.host }} />
      </TextLink>
    )
  )
}
