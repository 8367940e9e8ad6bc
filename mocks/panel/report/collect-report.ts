import { matchLocale } from '@/i18n/locales'
import { tenantOf } from '@/rules/tenants/hosts'
import { now } from '@/state/clock'
import { session } from '@/state/session'
import { theme } from '@/state/theme'
import { writeBugReport } from '@mocks/app/bug-report'
import { storedCart } from '@mocks/hosts/shared/app-storage'
import { requestLog } from '@mocks/hosts/shared/request-log'
import { readScriptFault, readTabVisit } from '@mocks/hosts/shared/tab-visit'
import { withoutSecrets } from '@mocks/hosts/shared/without-secrets'
import { worldClient } from '../world-client'
import { reportedCall } from './reported-call'

/** This page as a bug report, to be saved. */
export async function collectReport(): Promise<{ name: string; text: string }> {
  const { host } = window.location
  const { scenario, faults } = readTabVisit()
  const city = tenantOf(host)
  const saved = new Date(now()).toISOString()
  const text = writeBugReport({
    saved,
    build: mainScript(),
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
  const { pathname, search, hash } = new URL(
    withoutSecrets({ url: href, headers: [], body: null }).url,
  )
  return pathname + search + hash
}

/** A built one has the hash of its content in its name. */
function mainScript(): string {
  const script = document.querySelector('script[type=module][src]:not([async])')
  return script?.getAttribute('src') ?? ''
}
