import { useEffect, useState } from 'react'
import { demo } from '@/state/demo'

/** Only the demonstration makes documents; a real build has the server's links. */
const make = __MOCK__
  ? async (url: string) => (await (await demo.parts)?.document())?.madeDocument(url)
  : null

/** Where an office's document opens: the server's own link. */
export function useDocumentHref(url: string): string {
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (make === null) return undefined
    let href: string | undefined
    let isLeft = false
    make(url).then(
      (address) => {
        if (address === undefined) return
        if (isLeft) return URL.revokeObjectURL(address)
        href = address
        setMade(address)
      },
      (error: unknown) => console.warn(error),
    )
    return () => {
      isLeft = true
      if (href !== undefined) URL.revokeObjectURL(href)
    }
  }, [url])
  return made ?? url
}
