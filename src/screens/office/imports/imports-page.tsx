import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import type { ImportKind } from '@/contract/imports/imports'
import { useReadAddress } from '@/screens/shared/list/use-list-page'
import { MerchantChoice } from '@/screens/shared/merchant/merchant-choice'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { NotOffered } from '@/screens/shared/failure/not-offered'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { useSite } from '@/screens/shared/merchant/site'
import { useMay } from '@/state/session/use-may'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { History } from '@/screens/office/imports/history/history'
import { ImportScreen } from './import-screen'
import { kindFacts } from './import-kinds'
import { readPlace } from './import-search'
import { KindTabs } from './kind-tabs'
import { NewImport } from '@/screens/office/imports/begin/new-import'

interface ImportsPageProps {
  kind: ImportKind
  /** Of the address; null: the page is of all departments. */
  departmentId?: string | null
}

/** One kind of import: the new upload and the history, or one import (product.md 2.5). */
export function ImportsPage({ kind, departmentId = null }: ImportsPageProps) {
  const { title, view } = kindFacts[kind]
  const mayView = useMay(view)
  if (mayView && hasAddedCall('listImports')) {
    return <KnownPage kind={kind} departmentId={departmentId} />
  }
  return (
    <>
      <PageHeading title={<FormattedMessage id={title} />} />
      {mayView ? (
        <Card>
          <NotOffered />
        </Card>
      ) : (
        <NotAllowed />
      )}
    </>
  )
}

function KnownPage({ kind, departmentId }: Required<ImportsPageProps>) {
  const { isTenant } = useSite()
  const { search, onSearch, zone } = useReadAddress(readPlace)
  const shown = useRef('')
  /** A step takes focus when it changes, not when the page loads. */
  const isNewPlace = useCallback((place: string) => {
    const before = shown.current
    shown.current = place
    return before !== '' && before !== place
  }, [])
  // A merchant's own site shows no other.
  const merchant = isTenant ? undefined : search.merchant
  if (search.import !== undefined) {
    return (
      <ImportScreen
        key={search.import}
        id={search.import}
        kind={kind}
        departmentId={departmentId}
        merchant={merchant}
        step={search.step}
        zone={zone}
        isNewPlace={isNewPlace}
      />
    )
  }
  return (
    <Landing
      kind={kind}
      departmentId={departmentId}
      merchant={merchant}
      zone={zone}
      isNewPlace={isNewPlace}
      onMerchant={(id) => onSearch({ merchant: id, department_id: undefined }, { replace: false })}
    />
  )
}

interface LandingProps extends Required<ImportsPageProps> {
  merchant: string | undefined
  zone: string
  /** Whether something else was shown before, and notes it. */
  isNewPlace: (place: string) => boolean
  onMerchant: (id: string | undefined) => void
}

function Landing({ kind, departmentId, merchant, zone, isNewPlace, onMerchant }: LandingProps) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The link that led back is gone.
    if (isNewPlace('landing')) page.current?.querySelector('h1')?.focus()
  }, [isNewPlace])
  const { formatMessage } = useIntl()
  const { isTenant } = useSite()
  const { title, lead, create } = kindFacts[kind]
  const mayCreate = useMay(create)
  const isChosen = isTenant || merchant !== undefined
  const departments = useQuery({
    ...useMerchantDepartmentsQuery(merchant),
    enabled: isChosen,
  })
  return (
    <div ref={page}>
      <PageHeading
        title={<FormattedMessage id={title} />}
        subtitle={<FormattedMessage id={lead} />}
        action={!isTenant && <MerchantChoice shown={merchant} onMerchant={onMerchant} />}
      />
      <Stack gap="5">
        <KindTabs
          kind={kind}
          merchant={merchant}
          departments={departments.data ?? []}
          label={formatMessage({ id: 'imports.page.kinds' })}
        />
        {mayCreate &&
          (hasAddedCall('createImport') ? (
            <NewImport
              key={merchant ?? ''}
              kind={kind}
              departmentId={departmentId}
              merchant={merchant}
              isChosen={isChosen}
              departments={departments}
              zone={zone}
            />
          ) : (
            <Card>
              <NotOffered />
            </Card>
          ))}
        <History kind={kind} departmentId={departmentId} merchant={merchant} zone={zone} />
      </Stack>
    </div>
  )
}
