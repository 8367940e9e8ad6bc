import { type MouseEvent, useEffect, useState } from 'react'
import { demo } from '@/state/demo'

/** Only the demonstration makes documents; a real build has the server's links. */
const make = __MOCK__
  ? async (url: string) => (await (await demo.parts)?.document())?.madeDocument(url)
  : null

interface DocumentLink {
  readonly href: string
  readonly onClick?: (event: MouseEvent) => void
  /** The middle button. */
  readonly onAuxClick?: (event: MouseEvent) => void
}

/**
 * The link to an office's document, for an `<a target="_blank">`: the server's own. The offices of
 * the demonstration have no server: there the first press makes the document.
 */
export function useDocumentLink(url: string): DocumentLink {
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (made === undefined) return undefined
    return () => URL.revokeObjectURL(made)
  }, [made])
  if (make === null || made !== undefined) return { href: made ?? url }

  const open = (event: MouseEvent) => {
    // The other buttons open the browser's menu.
    if (event.button > 1) return
    event.preventDefault()
    // At once: browsers refuse a tab that is opened later than the press.
    const tab = window.open('', '_blank')
    make(url).then(
      (address) => {
        setMade(address)
        tab?.location.replace(address ?? url)
      },
      (error: unknown) => {
        tab?.close()
        console.warn(error)
      },
    )
  }
  return { href: url, onClick: open, onAuxClick: open }
}
