import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { importQuery } from '@/api/imports'
import type { ImportKind, ImportRow } from '@/contract/imports/imports'
import { DetailScreen } from '@/screens/shared/detail/detail-screen'
import {
  useDepartmentNameInLanguage,
  useNamedAnswer,
} from '@/screens/shared/merchant/merchant-departments'
import { CodePill } from '@/screens/shared/use-code-words'
import { FileIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { ImportLink } from './import-link'
import type { ImportStep } from './import-search'
import { ImportSteps } from '@/screens/office/imports/steps/import-steps'
import { stateWords } from './import-words'
import { kindFacts } from './import-kinds'

export interface ImportScreenProps {
  id: string
  /** Of the page; an import of another kind is shown all the same. */
  kind: ImportKind
  departmentId: string | null
  merchant: string | undefined
  /** The `step` of the address. */
  step: ImportStep | undefined
  zone: string
  /** Whether something else was shown before, and notes it. */
  isNewPlace: (place: string) => boolean
}

/** One import, step by step. */
export function ImportScreen({ id, step, zone, isNewPlace, ...page }: ImportScreenProps) {
  const { kind, departmentId, merchant } = page
  const query = useImport(id)
  const isGone = query.error instanceof ApiFailure && query.error.is(404)
  const back = (
    <ImportLink kind={kind} departmentId={departmentId} search={{ merchant }}>
      <FormattedMessage id="imports.page.back" />
    </ImportLink>
  )
  return (
    <DetailScreen
      query={query}
      back={back}
      title={<FormattedMessage id={kindFacts[kind].title} />}
      heading={(row) => ({ title: row.file.name, subtitle: <Subtitle row={row} /> })}
      failed={<FormattedMessage id="imports.page.oneFailed" />}
      {...(isGone && {
        gone: (
          <Card>
            <EmptyState icon={<FileIcon />}>
              <FormattedMessage id="imports.page.gone" />
            </EmptyState>
          </Card>
        ),
      })}
      skeleton={stepsSkeleton}
    >
      {(row) => (
        <ImportSteps
          row={row}
          page={{ departmentId, merchant }}
          step={step}
          zone={zone}
          isNewPlace={isNewPlace}
        />
      )}
    </DetailScreen>
  )
}

/** The import, with its department named in the reader's language. */
function useImport(id: string) {
  const named = useNamedAnswer()
  const query = useQuery(named(importQuery(id), (row) => [row.merchant_id]))
  const { data: row } = query
  const nameOf = useDepartmentNameInLanguage(row?.merchant_id)
  const { department = null } = row ?? {}
  return {
    ...query,
    data: row && {
      ...row,
      department: department && { ...department, name: nameOf(department.name) },
    },
  }
}

/** What it is, where it goes, and where it stands. */
function Subtitle({ row }: { row: ImportRow }) {
  return (
    <Row as="span" columnGap="2.5" rowGap="1">
      <span>
        <FormattedMessage id={kindFacts[row.kind].name} />
        {row.department !== null && ` · ${row.department.name}`}
      </span>
      <CodePill words={stateWords} code={row.state} />
    </Row>
  )
}

const stepsSkeleton = (
  <Skeleton>
    <Stack gap="5">
      <Bone height="1.75rem" width="min(100%, 40rem)" />
      <Card padded>
        <Bone height="18rem" />
      </Card>
    </Stack>
  </Skeleton>
)
