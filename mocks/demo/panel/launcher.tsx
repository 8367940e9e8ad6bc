import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { DemoIcon } from './panel-icons'
import { usePanelTexts } from './panel-texts'
import { closePanel, openPanel, panel } from './panel-state'

/**
 * In the margin at the left edge, which it hardly exceeds. A phone has no such margin: there it
 * is at the start of the demonstration's line on top of the page (demo-line.css), over no content.
 */
const Tab = chakra('button', {
  base: {
    position: { base: 'absolute', sm: 'fixed' },
    left: '0',
    top: { base: '0', sm: 'auto' },
    bottom: { sm: '20' },
    zIndex: '45',
    width: { base: '12', sm: '9' },
    minHeight: '9',
    display: 'flex',
    alignItems: 'center',
    '--icon-size': '0.875rem',
    '& > span': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      width: { base: '11', sm: '1.375rem' },
      py: '2',
      bg: 'sidebar',
      color: 'sidebar.fg',
      border: '1px solid',
      borderColor: 'line.control',
      borderLeftWidth: '0',
      borderTopRightRadius: 'control',
      borderBottomRightRadius: 'control',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: '1.25rem',
    },
    '& > span > span': { writingMode: 'vertical-rl', whiteSpace: 'nowrap', hideBelow: 'sm' },
    _hover: { '& > span': { bg: 'sidebar.active' } },
    '&:focus-visible': { outlineOffset: '-3px' },
    _print: { display: 'none' },
  },
})

/** The only part of the panel that is loaded before it is opened. */
/** `onHears`: it listens to its key. */
export function Launcher({ onHears }: { onHears?: () => void }) {
  const text = usePanelTexts()
  const { open } = useSnapshot(panel)
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const tab = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    import('./panel').then(
      (module) => setPanel(() => module.Panel),
      (error: unknown) => console.warn(error),
    )
  }, [open])

  // When it closes: the panel has given up its place on top by then.
  useEffect(() => (open ? () => tab.current?.focus() : undefined), [open])

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.key !== '.') return
      event.preventDefault()
      if (panel.open) closePanel()
      else openPanel()
    }
    window.addEventListener('keydown', toggle)
    onHears?.()
    return () => window.removeEventListener('keydown', toggle)
  }, [onHears])

  const label = text('demo.panel.title')
  return (
    <>
      <aside aria-label={text('demo.panel.launcher')}>
        <Tab
          ref={tab}
          type="button"
          aria-label={label}
          title={`${label} (Ctrl+.)`}
          aria-expanded={open}
          aria-keyshortcuts="Control+."
          onClick={() => (open ? closePanel() : openPanel())}
        >
          <span>
            <DemoIcon />
            <span>{text('demo.panel.short')}</span>
          </span>
        </Tab>
      </aside>
      {open && Panel !== null && <Panel onClose={closePanel} />}
    </>
  )
}
