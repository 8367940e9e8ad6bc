import { type ComponentProps } from 'react'
import { watchHiddenSides } from '@/ui/table/use-hidden-sides'
import { Tabs } from './tabs'
import './many-tabs.css'

/**
 * More tabs than a phone shows at once: the current one is scrolled into view, and they fade where
 * more of them follow.
 */
export function ManyTabs(props: ComponentProps<typeof Tabs>) {
  return (
    <div ref={showCurrent}>
      <Tabs {...props} />
    </div>
  )
}

function showCurrent(box: HTMLElement | null): (() => void) | undefined {
  const tabs = box?.querySelector('nav')
  if (!tabs) return undefined
  const current = tabs.querySelector<HTMLElement>('[aria-current]')
  if (current) tabs.scrollLeft = current.offsetLeft - tabs.offsetLeft - 48
  return watchHiddenSides(tabs, [...tabs.children])
}
