import { chakra } from '@chakra-ui/react/styled-system'
import { useState, useSyncExternalStore } from 'react'
import { formatTags, isLocale } from '@/i18n/locales'
import { useFormats } from '@/i18n/format'
import { timeOf } from '@/state/clock'
import { routeLog } from '@/state/route-log'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { ExpandIcon } from '@/ui/display/icons'
import { Pill } from '@/ui/display/pill'
import { readFaultNotes } from '@mocks/cloud/faults/fault-header'
import { type LoggedRequest, requestLog } from '@mocks/hosts/shared/tab/request-log'
import { Typed } from '../panel-section'
import { callOf } from './call-of'
import { curlText } from './curl-text'
import { act } from './panel-state'
import { Part, RowLine, Rows, Verbatim } from './panel-parts'
import { usePanelTexts } from './panel-texts'
import { useTick } from './use-tick'

export function LogPart() {
  const text = usePanelTexts()
  const log = useSyncExternalStore(requestLog.subscribe, requestLog.entries)
  return (
    <>
      <Part title={text('demo.panel.requests')} lead={text('demo.panel.requestsLead')}>
        <WithSecrets />
        {log.length === 0 && <p>{text('demo.panel.noRequests')}</p>}
        <Rows>
          {log.toReversed().map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </Rows>
      </Part>
      <RouteLog />
    </>
  )
}

/** Must be switched on before the call: until then the log holds no secrets. */
function WithSecrets() {
  const text = usePanelTexts()
  const keeps = useSyncExternalStore(requestLog.subscribe, requestLog.keepsSecrets)
  return (
    <CheckboxField
      id="log-with-secrets"
      label={text('demo.panel.withSecrets')}
      help={text('demo.panel.withSecretsHelp')}
      checked={keeps}
      onChange={({ target }) => requestLog.keepSecrets(target.checked)}
    />
  )
}

/** When it was, by the world's clock. */
function useMoment(): (at: number) => string {
  const { locale } = useFormats()
  const tag = isLocale(locale) ? formatTags[locale] : locale
  return (at) => new Date(at).toLocaleTimeString(tag, { hourCycle: 'h23' })
}

const Details = chakra('details', {
  base: {
    '& > summary': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '9',
      px: '3',
      py: '1.5',
      fontSize: 'sm',
      lineHeight: '1.25rem',
      fontVariantNumeric: 'tabular-nums',
      listStyle: 'none',
      '--icon-size': '1rem',
      _hover: { bg: 'brand.tint' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > div': { px: '3', pb: '3', display: 'grid', gap: '2', justifyItems: 'start' },
    '& > div > pre': { width: '100%' },
  },
})

function Entry({ entry }: { entry: LoggedRequest }) {
  const text = usePanelTexts()
  const moment = useMoment()
  const [open, setOpen] = useState(false)
  const { method, url, status, fault, defect } = entry
  const { pathname, search } = new URL(url)
  const what = readFaultNotes(fault).map(({ effect }) => effect)
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <chakra.span color="fg.muted">{moment(timeOf(entry.at))}</chakra.span>
        <chakra.span overflowWrap="anywhere">
          <b>{method}</b> {pathname}
          {search}
          {what.length > 0 && (
            <chakra.span display="block" color="due.fg">
              {text('demo.panel.faultActed', { what: what.join(', ') })}
            </chakra.span>
          )}
          {defect !== null && (
            <chakra.span display="block" color="late.fg">
              {text('demo.panel.defect', { what: defect })}
            </chakra.span>
          )}
        </chakra.span>
        <Status status={status} />
        <ExpandIcon />
      </summary>
      {open && <Exchange entry={entry} />}
    </Details>
  )
}

function Exchange({ entry }: { entry: LoggedRequest }) {
  const text = usePanelTexts()
  const { method, url, ms, withSecrets } = entry
  const curl = curlText(entry)
  const copy = () =>
    void act(async () => {
      await navigator.clipboard.writeText(curl)
      return text(withSecrets ? 'demo.panel.copiedSecrets' : 'demo.panel.copied')
    })
  return (
    <div>
      <p>
        <Typed>{callOf(method, url) ?? text('demo.panel.noCall')}</Typed>
        {ms !== null && <chakra.span ms="3">{text('demo.panel.took', { ms })}</chakra.span>}
      </p>
      <Verbatim tabIndex={0} role="group" aria-label={text('demo.panel.curl')}>
        {curl}
      </Verbatim>
      <Button size="sm" variant="outline" onClick={copy}>
        {text(withSecrets ? 'demo.panel.copyCurlSecrets' : 'demo.panel.copyCurl')}
      </Button>
    </div>
  )
}

function Status({ status }: { status: number | null }) {
  const text = usePanelTexts()
  if (status === null) return <Pill tone="info">{text('demo.panel.waits')}</Pill>
  if (status === 0) return <Pill tone="late">{text('demo.panel.noAnswer')}</Pill>
  return <Pill tone={status < 400 ? 'brand' : 'late'}>{status}</Pill>
}

/** The application's own (specification §2): in memory, and secrets are not in it. */
function RouteLog() {
  useTick()
  const text = usePanelTexts()
  const moment = useMoment()
  return (
    <Part title={text('demo.panel.routes')} lead={text('demo.panel.routesLead')}>
      <Rows>
        {[...routeLog().entries()].toReversed().map(([position, { at, fullPath, name, user }]) => (
          <RowLine key={position} fontSize="sm">
            <span>
              <chakra.span color="fg.muted" me="2">
                {moment(at)}
              </chakra.span>
              {fullPath}
              <chakra.span display="block" textStyle="help">
                {[name, user?.role.join(', ') ?? text('demo.panel.guest')]
                  .filter(Boolean)
                  .join(' · ')}
              </chakra.span>
            </span>
          </RowLine>
        ))}
      </Rows>
    </Part>
  )
}
