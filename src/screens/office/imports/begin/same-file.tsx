import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import type { ApiFailure } from '@/api/failure'
import type { ImportKind } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { madeAt } from '@/rules/imports/made-at'
import { TextLink } from '@/ui/action/text-link'
import { Confirm } from '@/ui/overlay/confirm'
import { ImportLink } from '@/screens/office/imports/import-link'

const earlierImport = v.object({
  id: v.string(),
  created_at: v.string(),
  imported_at: v.nullable(v.string()),
  by: v.object({ name: v.string() }),
  department: v.nullable(v.object({ id: v.string() })),
})
type EarlierImport = v.InferOutput<typeof earlierImport>

interface Same {
  readonly earlier: EarlierImport | null
  /** What the refusal says of the earlier import; undefined: nothing that can be asked about. */
  note(this: void, failure: ApiFailure): null | undefined
  forget(this: void): void
}

/** The import of the same file that the server has named. */
export function useSameFile(): Same {
  const [earlier, setEarlier] = useState<EarlierImport | null>(null)
  return {
    earlier,
    note: ({ body }) => {
      const read = v.safeParse(earlierImport, body.current)
      if (!read.success) return undefined
      setEarlier(read.output)
      return null
    },
    forget: () => setEarlier(null),
  }
}

interface SameFileProps {
  same: Same
  kind: ImportKind
  merchant: string | undefined
  zone: string
  pending: boolean
  problem: ReactNode
  onAgain: () => void
}

/** Asks before a file is imported again. */
export function SameFile({
  same: { earlier, forget },
  kind,
  merchant,
  zone,
  pending,
  problem,
  onAgain,
}: SameFileProps) {
  const { instant } = useFormats()
  if (earlier === null) return null
  return (
    <Confirm
      open
      title={<FormattedMessage id="imports.same.title" />}
      verb={<FormattedMessage id="imports.same.again" />}
      onClose={forget}
      onConfirm={onAgain}
      pending={pending}
      problem={problem}
    >
      <FormattedMessage
        id="imports.same.text"
        values={{
          at: instant(madeAt(earlier), zone),
          by: earlier.by.name,
          link: (words) => (
            <TextLink asChild inline>
              <ImportLink
                kind={kind}
                departmentId={earlier.department?.id ?? null}
                search={{ merchant, import: earlier.id }}
              >
                {words}
              </ImportLink>
            </TextLink>
          ),
        }}
      />
    </Confirm>
  )
}
