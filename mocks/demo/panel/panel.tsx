import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { ClockIcon, CloseIcon, MailIcon, PlaceIcon, UserIcon } from '@/ui/display/icons'
import { IconButton } from '@/ui/action/icon-button'
import { requestLog } from '@mocks/hosts/shared/tab/request-log'
import { dropSpent } from './armed-faults'
import { callOf } from './call-of'
import { DataPart } from './data-part'
import { LogPart } from './log-part'
import { MailPart } from './mail-part'
import { NetworkPart } from './network-part'
import { DataIcon, DemoIcon, LogIcon, NetworkIcon, ScenarioIcon } from './panel-icons'
import { choosePart, isNarrow, panel, type PanelPartName, panelParts } from './panel-state'
import { usePanelTexts } from './panel-texts'
import { ScenariosPart } from './scenarios-part'
import { TimePart } from './time-part'
import { WherePart } from './where-part'
import { WhoPart } from './who-part'

const contents: Readonly<Record<PanelPartName, [ComponentType, ComponentType]>> = {
  who: [WhoPart, UserIcon],
  where: [WherePart, PlaceIcon],
  time: [TimePart, ClockIcon],
  mail: [MailPart, MailIcon],
  network: [NetworkPart, NetworkIcon],
  data: [DataPart, DataIcon],
  log: [LogPart, LogIcon],
  scenarios: [ScenariosPart, ScenarioIcon],
}

const Root = chakra('dialog', {
  base: {
    position: 'fixed',
    top: '0',
    bottom: '0',
    left: 'auto',
    right: '0',
    zIndex: '50',
    flexDirection: 'column',
    height: '100dvh',
    maxHeight: 'none',
    width: { base: '100%', sm: '32rem' },
    maxWidth: '100%',
    overscrollBehavior: 'contain',
    // Under a dialog the rest of the page takes no presses.
    pointerEvents: 'auto',
    bg: 'surface',
    color: 'fg',
    boxShadow: 'float',
    borderLeftWidth: { base: '0', sm: '1px' },
    borderLeftColor: 'line.strong',
    // The office's control height: this is a tool for developers and testers.
    '--ct-sizes-control': '2.25rem',
    '--ct-sizes-field': '2.25rem',
    '&[open]': { display: 'flex', animation: 'ct-slide-in 180ms both' },
    '&::backdrop': { background: 'rgb(8 20 14 / 0.5)' },
    _highContrast: { border: '2px solid CanvasText' },
    _print: { display: 'none' },
  },
})

/** As dark as the office's sidebar in both themes, so that it is not mistaken for the product. */
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '2',
    py: '2',
    bg: 'sidebar',
    color: 'sidebar.fg',
    '& button': { color: 'sidebar.fg', _hover: { bg: 'sidebar.active' } },
    '& :focus-visible': { outlineColor: 'sidebar.fg', outlineOffset: '-3px' },
  },
})

const Parts = chakra('nav', {
  base: {
    display: 'flex',
    flexShrink: '0',
    flexDirection: { base: 'row', sm: 'column' },
    gap: '0.5',
    p: '1.5',
    overflow: 'auto',
    scrollbarWidth: 'none',
    bg: 'sidebar',
    color: 'sidebar.muted',
    '& > button': {
      display: 'flex',
      flexShrink: '0',
      flexDirection: { base: 'row', sm: 'column' },
      alignItems: 'center',
      justifyContent: 'center',
      gap: { base: '1.5', sm: '1' },
      minHeight: { base: '10', sm: '3.75rem' },
      minWidth: { base: '0', sm: '5.5rem' },
      px: { base: '3', sm: '1.5' },
      py: '1',
      borderRadius: 'control',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: '1.125rem',
      _hover: { color: 'sidebar.fg' },
    },
    '& > button[aria-current]': {
      bg: 'sidebar.active',
      color: 'sidebar.fg',
      fontWeight: 'semibold',
    },
    '& > button:focus-visible': { outlineColor: 'sidebar.fg', outlineOffset: '-3px' },
    _highContrast: { '& > button[aria-current]': { outline: '2px solid Highlight' } },
  },
})

/** The last action: shown and announced. */
const Said = chakra('p', {
  base: {
    px: '4',
    py: '2.5',
    borderTop: '1px solid',
    borderColor: 'line',
    bg: 'brand.tint',
    color: 'brand.text',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '1.375rem',
    overflowWrap: 'anywhere',
    // In its place from the start, or readers would not hear it.
    '&:empty': { p: '0', border: 'none' },
  },
})

/**
 * Beside the page on a desktop, where the application stays in use; over it on a phone, or where
 * a dialog of the application has made everything else inert.
 */
export function Panel({ onClose }: { onClose: () => void }) {
  const id = useId()
  const text = usePanelTexts()
  const { formatMessage } = useIntl()
  const { part, said } = useSnapshot(panel)
  const root = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const dialog = root.current
    if (dialog === null) return
    if (isNarrow() || document.querySelector('dialog:modal, [aria-modal=true]') !== null)
      dialog.showModal()
    // Not `show()`, which takes focus: after a reload the panel must not.
    else dialog.open = true
    if (!panel.resumed) title.current?.focus()
    return () => dialog.close()
  }, [])

  useEffect(() => {
    const look = () => dropSpent(({ method, url }) => callOf(method, url))
    look()
    return requestLog.subscribe(look)
  }, [])

  const [Content] = contents[part]
  // Outside the page, which an open dialog hides from screen readers.
  return createPortal(
    <Root
      ref={root}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      // A phone's back gesture, without a key; or a repeated close request.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => panel.open && onClose()}
    >
      <Head>
        <DemoIcon />
        <chakra.div flex="1 1 auto" minWidth="0">
          <chakra.h2 id={id} ref={title} tabIndex={-1} fontWeight="semibold" lineHeight="1.5rem">
            {text('demo.panel.title')}
          </chakra.h2>
          <chakra.p fontSize="xs" lineHeight="1.125rem" color="sidebar.muted">
            {text('demo.panel.lead')}
          </chakra.p>
        </chakra.div>
        <chakra.kbd hideBelow="sm" fontSize="xs" fontFamily="body" color="sidebar.muted">
          Ctrl + .
        </chakra.kbd>
        <IconButton
          label={formatMessage({ id: 'ui.dialog.close' })}
          icon={<CloseIcon />}
          onClick={onClose}
        />
      </Head>
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', sm: 'row' }}
        flex="1 1 auto"
        minHeight="0"
      >
        <Parts aria-label={text('demo.panel.parts')}>
          {panelParts.map((name) => {
            const [, Icon] = contents[name]
            return (
              <button
                key={name}
                type="button"
                {...(name === part && { 'aria-current': true })}
                onClick={() => choosePart(name)}
              >
                <Icon />
                {text(`demo.panel.${name}`)}
              </button>
            )
          })}
        </Parts>
        <chakra.div
          key={part}
          flex="1 1 auto"
          minWidth="0"
          minHeight="0"
          overflowY="auto"
          overscrollBehavior="contain"
        >
          <Content />
        </chakra.div>
      </chakra.div>
      <Said role="status">{said}</Said>
    </Root>,
    document.body,
  )
}
