import { type ComponentProps } from 'react'
import { Tabs } from './tabs'

/** More tabs than a phone shows at once: the current one is scrolled into view. */
export function ManyTabs(props: ComponentProps<typeof Tabs>) {
  return (
    <div ref={showCurrent}>
      <Tabs {...props} />
    </div>
  )
}

function showCurrent(box: HTMLElement | null): void {
  const tabs = box?.querySelector('nav')
  const current = tabs?.querySelector<HTMLElement>('[aria-current]')
  if (tabs && current) tabs.scrollLeft = current.offsetLeft - tabs.offsetLeft - 48
}
