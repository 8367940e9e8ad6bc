import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import type { FileFormat } from '@/rules/export/table'
import { now } from '@/state/clock'
import { ChunkFailure, missPart } from '@/state/chunks'
import { exportJobs } from '@/state/office/export-jobs'
import { DownloadIcon } from '@/ui/display/icons'
import { ActionMenu, type MenuAction } from '@/ui/overlay/action-menu'
import type { ExportWords } from './export-run'
import type { ListExport } from './export-types'

interface ExportMenuProps<Row> {
  /** The shown columns, filters in words, and the request of a page. */
  list: ListExport<Row>
  /** Puts all rows on paper. */
  print: MenuAction
  /** Rows are read to be printed. */
  pending: boolean
  /** Of which of the page's lists it is, where several have one. */
  of?: string | undefined
}

const formats = ['csv', 'xlsx'] as const satisfies readonly FileFormat[]

/**
 * "Export" with its two formats and paper, for a list's toolbar; a screen shows it to roles that may export.
 * Progress and failures show in the office's frame (`ExportSlot`).
 */
export function ExportMenu<Row>({ list, print, pending, of }: ExportMenuProps<Row>) {
  const { formatMessage } = useIntl()
  const { list: jobs } = useSnapshot(exportJobs)
  const [loading, setLoading] = useState(false)
  const [started, setStarted] = useState<string | null>(null)
  const isWorking = jobs.some(
    ({ id, stage, large }) =>
      id === started && !large && ['waiting', 'reading', 'writing'].includes(stage),
  )

  const words: ExportWords = {
    about: formatMessage({ id: 'list.export.about' }),
    facts: (rows) => [
      { label: formatMessage({ id: 'list.export.rowCount' }), kind: 'count', value: rows },
      {
        label: formatMessage({ id: 'list.export.madeAt' }),
        kind: 'instant',
        value: new Date(now()).toISOString(),
      },
    ],
  }

  const start = async (format: FileFormat) => {
    setLoading(true)
    try {
      const { startExport } = await import('./export-job')
      setStarted(startExport(list, format, words))
    } catch (error) {
      if (!(error instanceof ChunkFailure)) throw error
      missPart(error)
    } finally {
      setLoading(false)
    }
  }

  return (
    <ActionMenu
      label={
        of === undefined
          ? formatMessage({ id: 'list.export.button' })
          : formatMessage({ id: 'list.export.buttonOf' }, { list: of })
      }
      actions={[
        ...formats.map((format) => ({
          key: format,
          label: formatMessage({ id: `list.export.${format}` }),
          onSelect: () => void start(format),
        })),
        print,
      ]}
      button={formatMessage({ id: 'list.export.button' })}
      icon={<DownloadIcon />}
      pending={loading || isWorking || pending}
    />
  )
}
