import { useState } from 'react'

/** Rows that open one at a time: which are open, by their places, through all changes of the rows. */
export function useOpenRow() {
  const [opened, setOpened] = useState<readonly number[]>([])
  return {
    isOpen: (index: number) => opened.includes(index),
    open: (index: number) => setOpened([index]),
    /** One that is open because of an error stays so without it; another does not close meanwhile. */
    enter: (index: number) => setOpened((now) => (now.includes(index) ? now : [...now, index])),
    toggle: (index: number) => setOpened((now) => (now.includes(index) ? [] : [index])),
    removed: (index: number) =>
      setOpened((now) =>
        now.filter((one) => one !== index).map((one) => (one > index ? one - 1 : one)),
      ),
    moved: (from: number, to: number) =>
      setOpened((now) => now.map((one) => (one === from ? to : one === to ? from : one))),
  }
}
