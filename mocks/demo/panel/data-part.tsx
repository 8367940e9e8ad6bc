import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormats } from '@/i18n/format'
import type { DemoWorldState } from '@mocks/hosts/demo-world'
import { reportSlot } from '@mocks/hosts/shared/tab/report-slot'
import { type LoggedRequest, requestLog } from '@mocks/hosts/shared/tab/request-log'
import { Button } from '@/ui/action/button'
import { DownloadIcon, RemoveIcon } from '@/ui/display/icons'
import { Row, Stack } from '@/ui/layout/stack'
import { damageTexts } from '../banner/damage-texts'
import { Typed } from '../panel-section'
import { collectReport } from '../report/collect-report'
import { FileButton } from '../report/file-button'
import { openedWords } from '../report/opened-words'
import { worldClient } from '../world-client'
import { act } from './panel-state'
import { UndoIcon } from './panel-icons'
import { Part } from './panel-parts'
import { panelZone } from './panel-zone'
import { type PanelTexts, usePanelTexts } from './panel-texts'
import { StorageKeys } from './storage-keys'

export function DataPart() {
  const text = usePanelTexts()
  const [state, refresh] = useWorldState()
  const change = (work: () => Promise<string>) => void act(work).then(refresh)
  const last = state?.last ?? null
  return (
    <>
      <Part title={text('demo.panel.writes')} lead={text('demo.panel.writesLead')}>
        <Stack gap="3">
          <p>
            {state === null ? '…' : text('demo.panel.writeCount', { count: state.writes })}
            {last !== null && (
              <chakra.span display="block" textStyle="help">
                {text('demo.panel.lastWrite')}{' '}
                <Typed>{writeWords(last, text('demo.people.root'))}</Typed>
              </chakra.span>
            )}
          </p>
          {state !== null &&
            damageTexts(state.damage, text).map((sentence) => <p key={sentence}>{sentence}</p>)}
          <Row>
            {state !== null && last === null ? (
              <p>{text('demo.panel.nothingToUndo')}</p>
            ) : (
              <Button
                size="sm"
                variant="outline"
                icon={<UndoIcon />}
                onClick={() => change(() => undo(text))}
              >
                {text('demo.panel.undo')}
              </Button>
            )}
            <Reset onReset={() => change(() => startAnew(text))} />
          </Row>
        </Stack>
      </Part>
      <Files onChange={refresh} />
      <StorageKeys />
    </>
  )
}

const writeWords = ({ call, tenant }: { call: string; tenant: string | null }, root: string) =>
  `${call} · ${tenant ?? root}`

async function undo(text: PanelTexts): Promise<string> {
  const undone = await worldClient.undo()
  if (undone === null) return text('demo.panel.nothingToUndo')
  return text('demo.panel.undone', { what: writeWords(undone, text('demo.people.root')) })
}

async function startAnew(text: PanelTexts): Promise<string> {
  await worldClient.reset()
  return text('demo.panel.resetDone')
}

const writesIn = (log: readonly LoggedRequest[]): number =>
  log.filter(({ status, method }) => status !== null && method !== 'GET').length

/** Refetched after each write of this page, and when this tab becomes visible. */
function useWorldState(): [DemoWorldState | null, () => void] {
  const [state, setState] = useState<DemoWorldState | null>(null)
  const refresh = useCallback(() => {
    worldClient.state().then(setState, (error: unknown) => console.warn(error))
  }, [])
  useEffect(() => {
    refresh()
    let known = writesIn(requestLog.entries())
    const look = () => {
      const writes = writesIn(requestLog.entries())
      if (writes !== known) refresh()
      known = writes
    }
    window.addEventListener('focus', refresh)
    const stop = requestLog.subscribe(look)
    return () => {
      window.removeEventListener('focus', refresh)
      stop()
    }
  }, [refresh])
  return [state, refresh]
}

/** All is lost with it, so it asks once. */
function Reset({ onReset }: { onReset: () => void }) {
  const text = usePanelTexts()
  const [asks, setAsks] = useState(false)
  const yes = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asks) yes.current?.focus()
  }, [asks])
  const answer = (reset: boolean) => {
    setAsks(false)
    if (reset) onReset()
    // The button that was pressed is gone.
    window.requestAnimationFrame(() => first.current?.focus())
  }
  if (!asks) {
    return (
      <Button
        ref={first}
        size="sm"
        variant="outline"
        icon={<RemoveIcon />}
        onClick={() => setAsks(true)}
      >
        {text('demo.panel.reset')}
      </Button>
    )
  }
  return (
    <Row role="group" aria-label={text('demo.panel.resetAsk')}>
      <chakra.p fontWeight="medium">{text('demo.panel.resetAsk')}</chakra.p>
      <Button ref={yes} size="sm" onClick={() => answer(true)}>
        {text('demo.panel.resetYes')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => answer(false)}>
        {text('demo.panel.resetNo')}
      </Button>
    </Row>
  )
}

/** The page as a bug report, the world alone, and either of them opened. */
function Files({ onChange }: { onChange: () => void }) {
  const text = usePanelTexts()
  const [hash, setHash] = useState<string | null>(null)
  const saveAs = (made: () => Promise<{ name: string; text: string }>) =>
    void act(async () => {
      const { name, text: content } = await made()
      save(name, content)
      return text('demo.panel.exported', { name })
    })
  return (
    <Part title={text('demo.panel.file')} lead={text('demo.panel.fileLead')}>
      <Stack gap="3">
        <Row>
          <Button size="sm" icon={<DownloadIcon />} onClick={() => saveAs(collectReport)}>
            {text('demo.panel.saveReport')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={<DownloadIcon />}
            onClick={() => saveAs(worldClient.exportFile)}
          >
            {text('demo.panel.export')}
          </Button>
          <FileButton
            label={text('demo.panel.import')}
            onFile={(file) => {
              setHash(null)
              void act(() => openedWords(file, text)).then(onChange)
            }}
          />
          <Button
            size="sm"
            variant="quiet"
            onClick={() =>
              void act(async () => {
                setHash(await worldClient.hash())
                return text('demo.panel.hashDone')
              })
            }
          >
            {text('demo.panel.hash')}
          </Button>
        </Row>
        {hash !== null && <Typed>{hash}</Typed>}
        <OpenedReport />
      </Stack>
    </Part>
  )
}

/** What a page cannot restore of the report that it shows. */
function OpenedReport() {
  const text = usePanelTexts()
  const { instant } = useFormats()
  const facts = reportSlot.read()
  if (facts === null) return null
  const { saved, app, build, browser, window: size } = facts
  const at = instant(saved, panelZone)
  return (
    <chakra.p textStyle="help">
      {text('demo.panel.openedReport', { at, app, build, ...size, browser })}
    </chakra.p>
  )
}

function save(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
