import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { config } from '@/state/layout-config'
import { UiProvider } from '@/ui/theme/ui-provider'
import { Launcher } from './launcher'
import { openPanel, resumePanel } from './panel-state'

/**
 * Runs beside the application, which does not depend on it. `open`: its key was pressed before it
 * was loaded.
 */
export function launch(open: boolean): void {
  const place = document.createElement('div')
  place.dataset['screenOnly'] = ''
  document.body.append(place)
  resumePanel()
  if (open) openPanel()
  createRoot(place).render(<OwnRoot />)
}

function OwnRoot() {
  const { language } = useSnapshot(config)
  return (
    <UiProvider>
      <Messages locale={chooseLocale(language, navigator.languages)}>
        <Launcher />
      </Messages>
    </UiProvider>
  )
}
