import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BillDocument } from '@/contract/bills/bill-kinds'
import { Card } from '@/ui/layout/card'
import { OutsideIcon } from '@/ui/display/icons'
import { TextLink } from '@/ui/action/text-link'
import { useDocumentLink } from './document-link'

/** The office's own documents. Only https links, with the host shown (quality.md). */
export function Documents({ documents }: { documents: readonly BillDocument[] }) {
  const heading = useId()
  const known = documents.flatMap((document) => {
    const url = URL.parse(document.url)
    return url?.protocol === 'https:' ? [{ ...document, host: url.host }] : []
  })
  if (known.length === 0) return null
  return (
    <Card as="section" aria-labelledby={heading} padded data-screen-only="">
      <chakra.h2 id={heading} textStyle="h2" mb="1">
        <FormattedMessage id="bill.documents.title" />
      </chakra.h2>
      <ul>
        {known.map(({ kind, url, year, host }, index) => (
          <li key={url}>
            <DocumentLink url={url}>
              <FormattedMessage id={`bill.documents.${kind}`} values={{ year: String(year) }} />
            </DocumentLink>
            {/* Once, under the last link to the host. */}
            {known[index + 1]?.host !== host && (
              <chakra.p textStyle="help" mt="-2">
                <FormattedMessage id="bill.documents.outside" values={{ host }} />
              </chakra.p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DocumentLink({ url, children }: { url: string; children: ReactNode }) {
  const link = useDocumentLink(url)
  return (
    <TextLink row {...link} target="_blank" rel="noopener noreferrer" minHeight="control">
      {children}
      <OutsideIcon />
    </TextLink>
  )
}
