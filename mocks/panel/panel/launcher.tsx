import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { DemoIcon } from './panel-icons'
import { usePanelTexts } from './panel-texts'
import { closePanel, openPanel, panel } from './panel-state'

/**
 * At the left edge of a phone, where no action stands, in the middle of its height: below are the
 * bars with the main action, above the header. Where there is room, in the corner below.
 */
const Tab = chakra('button', {
  base: {
    position: 'fixed',
    left: '0',
    top: { base: '50%', lg: 'auto' },
    bottom: { base: 'auto', lg: '4' },
    zIndex: '45',
    display: 'inline-flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0', lg: '1.5' },
    minWidth: '9',
    minHeight: '9',
    px: { base: '0', lg: '2.5' },
    py: { base: '1', lg: '0' },
    bg: 'sidebar',
    color: 'sidebar.fg',
    border: '1px solid',
    borderColor: 'line.control',
    borderInlineStartWidth: '0',
    borderTopRightRadius: 'control',
    borderBottomRightRadius: 'control',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.125rem',
    '--icon-size': '1.125rem',
    _hover: { bg: 'sidebar.active' },
    _print: { display: 'none' },
  },
})

/** The one thing of the panel that is there before somebody asks for it. */
export function Launcher() {
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
    return () => window.removeEventListener('keydown', toggle)
  }, [])

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
          <DemoIcon />
          <chakra.span hideBelow="lg" aria-hidden="true">
            {text('demo.panel.short')}
          </chakra.span>
        </Tab>
      </aside>
      {open && Panel !== null && <Panel onClose={closePanel} />}
    </>
  )
}
