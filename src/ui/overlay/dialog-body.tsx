import { useDialogContext } from '@ark-ui/react/dialog'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'

/** The scrolling part between title and buttons; a tab stop only while it scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  const { id: labelledBy } = useDialogContext().getTitleProps()
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const outer = box.current
    if (!outer || !content.current) return
    const watch = new ResizeObserver(() => setScrolls(outer.scrollHeight > outer.clientHeight))
    watch.observe(outer)
    watch.observe(content.current)
    return () => watch.disconnect()
  }, [])
  return (
    <chakra.div
      ref={box}
      flex="1 1 auto"
      overflowY={{ base: 'auto', _print: 'visible' }}
      px={{ base: '4', sm: '6' }}
      pb="6"
      pt="1"
      {...(scrolls && { role: 'group', 'aria-labelledby': labelledBy, tabIndex: 0 })}
    >
      <div ref={content}>{children}</div>
    </chakra.div>
  )
}
