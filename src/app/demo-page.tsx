import { lazy } from 'react'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { demo } from '@/state/demo'

const FrontPage = __MOCK__
  ? lazy(async () => {
      const parts = await demo.parts
      if (parts === null) throw new Error('only the demonstration has this page')
      return { default: (await parts.frontPage()).FrontPage }
    })
  : null

/** The demonstration's start page; a real build has none. */
export function DemoPage() {
  return FrontPage === null ? null : (
    <LazyBoundary>
      <FrontPage />
    </LazyBoundary>
  )
}
