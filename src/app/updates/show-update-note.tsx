import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { config } from '@/state/preferences'
import { UiProvider } from '@/ui/theme/ui-provider'
import { UpdateNote } from './update-note'

const language = (wanted: string | null) => chooseLocale(wanted, navigator.languages)

/** Above any page, in a root of its own: the first script knows nothing of it. */
export async function showUpdateNote(putAway: () => void): Promise<() => void> {
  await loadAreas(language(config.language), 'updates')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<NoteInLanguage onPutAway={putAway} />)
  return () => {
    root.unmount()
    place.remove()
  }
}

function NoteInLanguage({ onPutAway }: { readonly onPutAway: () => void }) {
  const { language: wanted } = useSnapshot(config)
  return (
    <UiProvider>
      <Messages locale={language(wanted)}>
        <UpdateNote onReload={() => window.location.reload()} onPutAway={onPutAway} />
      </Messages>
    </UiProvider>
  )
}
