import { useState } from 'react'

/** Rows that open one at a time: which one is open, by its place, through all changes of the rows. */
export function useOpenRow() {
  const [opened, setOpen] = useState<number | null>(null)
  return {
    isOpen: (index: number) => opened === index,
    toggle: (index: number) => setOpen((now) => (now === index ? null : index)),
    open: (index: number) => setOpen(index),
    removed: (index: number) =>
      setOpen((now) => (now === null || now === index ? null : now > index ? now - 1 : now)),
    moved: (from: number, to: number) =>
      setOpen((now) => (now === from ? to : now === to ? from : now)),
  }
}
