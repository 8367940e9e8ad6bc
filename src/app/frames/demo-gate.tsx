import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { demo } from '@/state/demo'
import { config } from '@/state/preferences'
import { UiProvider } from '@/ui/theme/ui-provider'

const Blocked = __MOCK__
  ? lazy(async () => ({
      default: (await import('@/screens/entry/errors/demo-blocked')).DemoBlocked,
    }))
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
    <UiProvider>
      <Messages locale={chooseLocale(language, navigator.languages)}>
        <chakra.main px={{ base: '4', sm: '8' }}>
          <Suspense>{Blocked && <Blocked />}</Suspense>
        </chakra.main>
      </Messages>
    </UiProvider>
  )
}
