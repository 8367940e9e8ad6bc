import * as v from 'valibot'
import { config } from '@/state/preferences'
import { chooseTheme, theme } from '@/state/theme'
import { reportedView, reportFacts } from '@mocks/app/bug-report'
import { storeCart } from '@mocks/hosts/shared/app-storage'
import { addressHere } from '@mocks/hosts/shared/tab/page-place'
import { reportSlot } from '@mocks/hosts/shared/tab/report-slot'
import { type Ask, enterByEmail } from '../enter-as'

/** What the link of a bug report carries to the site of its page. */
const carriedView = v.object({ view: reportedView, facts: reportFacts })
export type CarriedView = v.InferOutput<typeof carriedView>

export function readView(text: string): CarriedView | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), carriedView), text)
  return read.success ? read.output : null
}

/** This site as the reporter had it; then its page loads, and reads what is stored now. */
export async function restoreView({ view, facts }: CarriedView, ask: Ask): Promise<void> {
  storeCart(view.cart)
  config.language = view.language
  if (theme.shown !== view.theme) chooseTheme(view.theme)
  await enterByEmail(view.person, ask)
  reportSlot.keep(facts)
  window.location.replace(addressHere(view.path))
}
