import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { config } from '@/state/preferences'
import { UiProvider } from '@/ui/theme/ui-provider'
import { Launcher } from './launcher'
import { openPanel, resumePanel } from './panel-state'

/**
 * Runs beside the application, which does not depend on it. `hears`: is told when the panel listens
 * to its key. Answers what opens it.
 */
export function launch(hears: () => void): () => void {
  const place = document.createElement('div')
  place.dataset['screenOnly'] = ''
  document.body.append(place)
  resumePanel()
  createRoot(place).render(<OwnRoot hears={hears} />)
  return openPanel
}

function OwnRoot({ hears }: { hears: () => void }) {
  const { language } = useSnapshot(config)
  return (
    <UiProvider>
      <Messages locale={chooseLocale(language, navigator.languages)}>
        <Launcher onHears={hears} />
      </Messages>
    </UiProvider>
  )
}
