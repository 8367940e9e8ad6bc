import { FormattedMessage } from 'react-intl'
import { outsideAddress } from '@/rules/addresses/outside-link'
import { TextLink } from '@/ui/action/text-link'

/** The page that tells more of a maintenance, with the name of its site; only https. */
export function StatusLink({ url }: { url: string }) {
  const site = outsideAddress(url)
  return (
    site && (
      <TextLink href={site.href} inline target="_blank" rel="noopener noreferrer">
        <FormattedMessage id="shell.maintenance.status" values={{ host: site.host }} />
      </TextLink>
    )
  )
}
