import type { RowData } from '@tanstack/react-table'
import { useLayoutEffect, useState } from 'react'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import { type ListColumn, visibilityOf, widthOf } from './list-column'

/** In rem: a wider list keeps its columns and scrolls, because reports are read across. */
const widestFolded = 52
/** The column of menus, in rem. */
const menuWidth = 3.5

interface Folding<Row extends RowData> {
  /** What the list stands in; null: not there yet. */
  box: HTMLElement | null
  columns: readonly ListColumn<Row>[]
  chosenColumns: Readonly<Record<string, boolean>>
  hasMenu: boolean
}

/** Whether a list shows two lines per row: on a phone, and where its columns do not fit. */
export function useFolded<Row extends RowData>({
  box,
  columns,
  chosenColumns,
  hasMenu,
}: Folding<Row>): boolean {
  const isPhone = useIsPhone()
  const [room, setRoom] = useState(Infinity)
  useLayoutEffect(() => {
    if (!box) return
    const measure = () => setRoom(box.clientWidth / remInPixels())
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [box])
  const visible = visibilityOf(columns, chosenColumns)
  const needed =
    widthOf(columns.filter(({ id, under }) => visible[id] && under !== true)) +
    (hasMenu ? menuWidth : 0)
  return isPhone || (room < widestFolded && room < needed)
}

/** Larger for people who have chosen a larger text. */
const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
