import { Profiler, useState } from 'react'
import type { AppRouter } from '@/app/router'
import { Screen, type ScreenProps } from './screen'

/** Far more than any page needs; a loop is there within a second. */
const mostCommits = 500

/** What a screen has done since the counters were last set to 0. */
export class Watch {
  router: AppRouter | null = null
  /** Commits of React. */
  commits = 0
  /** Navigations of the router, replaced ones included. */
  navigations = 0

  opened(router: AppRouter): void {
    this.router = router
    router.subscribe('onBeforeNavigate', () => {
      this.navigations += 1
    })
  }

  /** False: without end. */
  rendered(): boolean {
    this.commits += 1
    return this.commits <= mostCommits
  }

  again(): void {
    this.commits = 0
    this.navigations = 0
  }
}

interface WatchedScreenProps extends ScreenProps {
  watch: Watch
}

/** A screen that is watched, and is taken away before an endless loop freezes the page. */
export function WatchedScreen({ watch, ...screen }: WatchedScreenProps) {
  const [isOver, setIsOver] = useState(false)
  if (isOver) return <p role="alert">The page rendered without end.</p>
  return (
    <Profiler
      id="screen"
      onRender={() => {
        if (!watch.rendered()) setIsOver(true)
      }}
    >
      <Screen {...screen} onRouter={(router) => watch.opened(router)} />
    </Profiler>
  )
}
