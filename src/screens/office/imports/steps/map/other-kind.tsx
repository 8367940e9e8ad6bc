import { FormattedMessage } from 'react-intl'
import type { ImportRow } from '@/contract/imports/imports'
import { mayImport } from '@/rules/imports/import-access'
import { likelyOtherKind } from '@/rules/imports/match-columns'
import { useSite } from '@/screens/shared/merchant/site'
import { useViewer } from '@/state/session/viewer'
import { TextLink } from '@/ui/action/text-link'
import { Banner } from '@/ui/feedback/banner'
import { kindFacts } from '@/screens/office/imports/import-kinds'
import { ImportLink } from '@/screens/office/imports/import-link'

interface OtherKindProps {
  row: ImportRow
  merchant: string | undefined
}

/** Says that the file seems to be of another kind, with the way there for who may import it. */
export function OtherKind({ row, merchant }: OtherKindProps) {
  const { subject } = useViewer()
  const { isTenant } = useSite()
  const other = likelyOtherKind(row.kind, row.headings)
  if (other === null) return null
  const departmentId = row.department?.id ?? null
  // The page of payments is on a merchant's own site, one for each department.
  const hasPage = other !== 'payments' || (isTenant && departmentId !== null)
  return (
    <Banner
      tone="due"
      action={
        hasPage &&
        mayImport(subject, other, 'create') && (
          <TextLink asChild>
            <ImportLink
              kind={other}
              departmentId={departmentId}
              search={merchant === undefined ? {} : { merchant }}
            >
              <FormattedMessage id={kindFacts[other].title} />
            </ImportLink>
          </TextLink>
        )
      }
    >
      <FormattedMessage id="imports.map.otherKind" values={{ kind: other }} />
    </Banner>
  )
}
