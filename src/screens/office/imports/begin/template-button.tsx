import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ImportKind } from '@/contract/imports/imports'
import { importTemplate } from '@/rules/imports/columns'
import { ChunkFailure, missPart } from '@/state/chunks'
import { Button } from '@/ui/action/button'
import { DownloadIcon } from '@/ui/display/icons'
import { saveTable } from '@/screens/office/imports/save-table'

/** A CSV file to begin with: all columns, and a row that shows how each is written. */
export function TemplateButton({ kind, zone }: { kind: ImportKind; zone: string }) {
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { headings, example } = importTemplate(kind)
      await saveTable(`${kind}-template.csv`, headings, [example], zone)
    } catch (error) {
      if (!(error instanceof ChunkFailure)) throw error
      missPart(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="outline" icon={<DownloadIcon />} pending={pending} onClick={() => void save()}>
      <FormattedMessage id="imports.page.template" />
    </Button>
  )
}
