import { matchLocale } from '@/i18n/locales'
import { tenantOf } from '@/rules/tenants/hosts'
import { readPlace } from '@/rules/tenants/one-host'
import { currentBuild } from '@/state/build-id'
import { now } from '@/state/clock'
import { session } from '@/state/session/session'
import { theme } from '@/state/theme'
import { writeBugReport } from '@mocks/app/bug-report'
import { storedCart } from '@mocks/hosts/shared/app-storage'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'
import { requestLog } from '@mocks/hosts/shared/tab/request-log'
import { readScriptFault, readTabVisit } from '@mocks/hosts/shared/tab/tab-visit'
import { withoutSecrets } from '@mocks/hosts/shared/tab/without-secrets'
import { worldClient } from '../world-client'
import { reportedCall } from './reported-call'

/** This page as a bug report, to be saved. */
export async function collectReport(): Promise<{ name: string; text: string }> {
  const { scenario, faults } = readTabVisit()
  const city = tenantOf(pagePlace().host)
  const saved = new Date(now()).toISOString()
  const text = writeBugReport({
    saved,
    build: currentBuild(),
    browser: navigator.userAgent,
    window: { width: window.innerWidth, height: window.innerHeight },
    city,
    view: {
      path: pathHere(),
      person: session.user?.email ?? null,
      language: matchLocale([document.documentElement.lang]),
      theme: theme.shown,
      cart: storedCart(),
    },
    scenario,
    faults: [...faults],
    script: readScriptFault(),
    calls: requestLog.entries().map(reportedCall),
    world: await worldClient.file(),
  })
  const minute = saved.slice(0, 16).replaceAll(/[T:]/g, '-')
  return { name: `${city ?? 'root'} ${minute}.report.json`, text }
}

/** A token in an address opens an account; the page without it says that the link is not valid. */
function pathHere(): string {
  const { href } = window.location
  const shown = new URL(withoutSecrets({ url: href, headers: [], body: null }).url)
  return readPlace(shown).path + shown.search + shown.hash
}
