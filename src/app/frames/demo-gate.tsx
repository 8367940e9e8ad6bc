import { type ReactNode, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { demo } from '@/state/demo'
import { config } from '@/state/preferences'
import { lazyUi } from '@/ui/theme/late-ui'

const Blocked = __MOCK__
  ? lazyUi(async () => (await import('@/screens/entry/errors/demo-blocked')).DemoBlocked)
  : null

/**
 * Wraps the router, because a guard that waits for an answer renders nothing: where the browser
 * does not run the demonstration, no answer comes.
 */
export function DemoGate({ children }: { children: ReactNode }) {
  const { blocked } = useSnapshot(demo)
  const { language } = useSnapshot(config)
  if (!blocked) return children
  return (
    <Messages locale={chooseLocale(language, navigator.languages)}>
      <main className="page-width">
        <Suspense>{Blocked && <Blocked />}</Suspense>
      </main>
    </Messages>
  )
}
