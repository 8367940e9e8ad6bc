import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { config } from '@/state/layout-config'
import { UiProvider } from '@/ui/theme/ui-provider'
import { Launcher } from './launcher'
import { openPanel, resumePanel } from './panel-state'

/**
 * Beside the application, which knows nothing of it and goes on when this fails. `open`: somebody
 * asked for it before it was here.
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
