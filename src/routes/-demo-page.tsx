import { lazy } from 'react'
import { Late } from '@/screens/shared/late'
import { demo } from '@/state/demo'

const FrontPage = lazy(async () => {
  const parts = await demo.parts
  if (parts === null) throw new Error('only the demonstration has this page')
  return { default: (await parts.frontPage()).FrontPage }
})

export function DemoPage() {
  return (
    <Late>
      <FrontPage />
    </Late>
  )
}
