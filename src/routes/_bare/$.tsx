import { createFileRoute, redirect } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { demo, demoFrontPage } from '@/state/demo'
import { DemoPage } from '@/app/demo-page'

/** Any unknown path redirects to /404 (specification §2), except the mock build's own page. */
export const Route = createFileRoute('/_bare/$')({
  staticData: { address: addresses.unknown },
  loader: async ({ location }) => {
    const parts = __MOCK__ && location.pathname === demoFrontPage ? await demo.parts : null
    if (parts === null) throw redirect({ to: '/404', replace: true })
    await parts.frontPage()
  },
  component: DemoPage,
})
