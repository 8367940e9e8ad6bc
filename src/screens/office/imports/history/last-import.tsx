import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { lastImportQuery } from '@/api/imports'
import type { ImportKind } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { madeAt } from '@/rules/imports/made-at'
import { TextLink } from '@/ui/action/text-link'
import { ImportLink } from '@/screens/office/imports/import-link'

interface LastImportProps {
  kind: ImportKind
  departmentId: string | null
  merchant: string | undefined
  zone: string
}

/** The last import of this department that was made; nothing where there is none. */
export function LastImport({ kind, departmentId, merchant, zone }: LastImportProps) {
  const { instant, count } = useFormats()
  const { data, isPlaceholderData } = useQuery(
    lastImportQuery({
      kind,
      ...(departmentId !== null && { department_id: departmentId }),
      ...(merchant !== undefined && { merchant_id: merchant }),
    }),
  )
  const last = isPlaceholderData ? undefined : data?.data[0]
  if (last === undefined) return null
  return (
    <chakra.p textStyle="help" overflowWrap="anywhere">
      <FormattedMessage
        id="imports.new.last"
        values={{
          at: instant(madeAt(last), zone),
          by: last.by,
          count: last.imported,
          rows: count(last.imported),
          file: (
            <TextLink asChild inline>
              <ImportLink
                kind={kind}
                departmentId={departmentId}
                search={{ merchant, import: last.id, step: 'result' }}
              >
                {last.file}
              </ImportLink>
            </TextLink>
          ),
        }}
      />
    </chakra.p>
  )
}
