import type { ComponentType } from 'react'

/** What the mock build adds to the application; null in every real build. */
export interface Demo {
  /** Pages of its own, by path. */
  pages: Readonly<Record<string, ComponentType>>
  /** This world is this tab's alone, because the browser cannot share one. */
  ownWorld: boolean
}

let demo: Demo | null = null

export function setDemo(next: Demo): void {
  demo = next
}

export function currentDemo(): Demo | null {
  return demo
}
