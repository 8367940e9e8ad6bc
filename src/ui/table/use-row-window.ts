import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The maximum number of rows in the document; of more, only those near the window are. */
const mostRows = 199

/** The assumed height of an unmeasured row, in px. */
const usualRowHeight = 49

interface RowWindow {
  /** Indexes of the rows to render; `null`: all. */
  readonly shown: readonly number[] | null
  /** Heights of the left-out rows, in px. */
  readonly before: number
  readonly after: number
  /** A row's ref, which measures it. */
  readonly measure: (row: HTMLElement | null) => void
}

/** The rows in the window, with some above and below; the page scrolls, not the table. */
export function useRowWindow(count: number, body: RefObject<HTMLElement | null>): RowWindow {
  const isVirtual = count > mostRows
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!isVirtual || !body.current) return
    setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [isVirtual, body])
  // The result is used here only, and is new on every render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: () => usualRowHeight,
    overscan: 12,
    scrollMargin: top,
    enabled: isVirtual,
    useFlushSync: false,
  })
  if (!isVirtual) return { shown: null, before: 0, after: 0, measure: noMeasure }
  const items = virtualizer.getVirtualItems()
  return {
    shown: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? top) - top),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)),
    measure: virtualizer.measureElement,
  }
}

const noMeasure = () => undefined
