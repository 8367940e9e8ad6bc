import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { chooseLocale } from '@/i18n/locales'
import { Messages } from '@/i18n/provider'
import { config } from '@/state/preferences'
import { UiProvider } from '@/ui/theme/ui-provider'
import type { WorldDamage } from '@mocks/app/saved-world'
import type { CloudNote } from '@mocks/hosts/shared/cloud-note'
import { hasOwnTabWorld } from '@mocks/hosts/shared/tab/tab-visit'
import { DemoLine } from './demo-line'
import { showDamage } from './shown-damage'

interface Said {
  readonly note?: CloudNote
  readonly damage?: WorldDamage
}

/** Takes over the line that the document brought along (scripts/vite/demo-line.ts), as high as it is. */
export function showBanner({ note, damage }: Said): void {
  if (!hasOwnTabWorld()) showDamage(damage)
  const place = document.querySelector('.demo-line')
  if (place !== null) createRoot(place).render(<OwnRoot note={note ?? null} />)
}

function OwnRoot({ note }: { note: CloudNote | null }) {
  const { language } = useSnapshot(config)
  return (
    <UiProvider>
      <Messages locale={chooseLocale(language, navigator.languages)}>
        <DemoLine note={note} />
      </Messages>
    </UiProvider>
  )
}
