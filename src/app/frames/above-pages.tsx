import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import type { LoadedArea } from '@/i18n/message-ids'
import { loadAreas } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { config } from '@/state/preferences'
import { UiProvider } from '@/ui/theme/ui-provider'

const language = (wanted: string | null) => chooseLocale(wanted, navigator.languages)

/**
 * Shows `content` above any page, in a root of its own: the first script knows nothing of it. The
 * answer takes it away again.
 */
export async function showAbovePages(area: LoadedArea, content: ReactNode): Promise<() => void> {
  await loadAreas(language(config.language), area)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<InLanguage>{content}</InLanguage>)
  return () => {
    root.unmount()
    place.remove()
  }
}

function InLanguage({ children }: { readonly children: ReactNode }) {
  const { language: wanted } = useSnapshot(config)
  return (
    <UiProvider>
      <Messages locale={language(wanted)}>{children}</Messages>
    </UiProvider>
  )
}
