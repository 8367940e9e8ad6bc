import { FormattedMessage } from 'react-intl'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import type { ImportKind } from '@/contract/imports/imports'
import { mayImport } from '@/rules/imports/import-access'
import { isDepartmentOfKind } from '@/rules/imports/department-kind'
import { useSite } from '@/screens/shared/merchant/site'
import { useViewer } from '@/state/session/viewer'
import { Tabs } from '@/ui/layout/tabs'
import { kindFacts, kindsInOrder } from './import-kinds'
import { ImportLink } from './import-link'

interface KindTabsProps {
  kind: ImportKind
  merchant: string | undefined
  departments: readonly StaffDepartment[]
  label: string
}

/** The kinds that the viewer may open, each a page of its own. */
export function KindTabs({ kind, merchant, departments, label }: KindTabsProps) {
  const { subject } = useViewer()
  const { isTenant } = useSite()
  // The page of payments is on a merchant's own site, one for each department.
  const payments = departments.find((one) => isDepartmentOfKind(one, 'payments'))
  const kinds = kindsInOrder.filter(
    (one) =>
      mayImport(subject, one, 'view') &&
      (one !== 'payments' || kind === one || (isTenant && payments !== undefined)),
  )
  if (kinds.length < 2) return null
  return (
    <Tabs label={label}>
      {kinds.map((one) => (
        <ImportLink
          key={one}
          kind={one}
          departmentId={payments?.id ?? null}
          search={merchant === undefined ? {} : { merchant }}
          aria-current={one === kind ? 'page' : undefined}
        >
          <FormattedMessage id={kindFacts[one].name} />
        </ImportLink>
      ))}
    </Tabs>
  )
}
