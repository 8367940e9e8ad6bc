import { chooseLocale } from '@/i18n/locales'
import { titleFromSlug } from '@/contract/departments/slug-title'
import { tenantOf } from '@/rules/tenants/hosts'
import { readPlace } from '@/rules/tenants/one-host'
import { firstLook } from '@/state/first-look'

// A script of its own, run before anything is painted (scripts/vite/first-frame.ts): theme and
// language are right in the first frame, and a citizen's page has its header and heading there.

const root = document.documentElement
const { theme, language } = firstLook()
root.className = theme
root.lang = chooseLocale(language, navigator.languages)

const { hostname, pathname } = window.location
// As `tenantOf` (src/rules/tenants/hosts.ts) tells them, in fewer bytes.
const isTenant =
  typeof __ONE_HOST__ === 'string'
    ? tenantOf(readPlace(window.location).host) !== null
    : __ROOT_HOST__ === ''
      ? /^(?!\d+(?:\.\d+){3}$)(?:[^.]+\.){2}[^.]/u.test(hostname)
      : hostname.endsWith(`.${__ROOT_HOST__}`)
const citizens =
  /^\/(?:(?<list>(?:departments)?$)|(?<slug>[a-z\d-]+)\/search$|(?:checkout|overview-parcel|account-view|blind-payments|url)(?:\/|$))/u
const match = citizens.exec(
  typeof __ONE_HOST__ === 'string' ? readPlace(window.location).path : pathname,
)
const frame = document.querySelector<HTMLElement>('.first-frame')
const place = document.querySelector('#root')

if (isTenant && match && frame && place) {
  const { list, slug } = match.groups ?? {}
  frame.dataset['shown'] = slug ? 'search' : list === undefined ? 'page' : 'departments'
  const heading = frame.querySelector('[data-heading]')
  if (slug && heading) heading.textContent = titleFromSlug(slug)
  new MutationObserver((_, observer) => {
    // The application's own page is there, with the same header in the same place.
    frame.remove()
    observer.disconnect()
  }).observe(place, { childList: true })
}

// The first use of the browser's languages takes 30 ms, 100 on a phone. Taken here, after the first
// frame, while the application's script is still on its way.
requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat.supportedLocalesOf(root.lang)))
