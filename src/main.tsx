import { type ReactElement, startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { bootApp } from '@/app/boot'
import { reportCaught } from '@/app/caught-errors'
import { cityEntry } from '@/rules/tenants/one-host'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// The only import of mock code by the application; a real build drops it.
const mock = __MOCK__ ? import('@mocks/start/start') : null

// The panel's own script loads late; until it listens, its key is handled here.
if (mock !== null) {
  const hear = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.key !== '.') return
    event.preventDefault()
    mock.then(({ openPanel }) => openPanel()).catch((error: unknown) => console.warn(error))
  }
  window.addEventListener('keydown', hear)
  mock
    .then(({ panelHears }) => panelHears)
    .then(
      () => window.removeEventListener('keydown', hear),
      // Said where the application starts.
      () => undefined,
    )
}

const app = createRoot(root, { onCaughtError: reportCaught })

/** In slices, after the first frame is painted, whose place it takes. */
function show(page: ReactElement): void {
  afterPaint(() => startTransition(() => app.render(<StrictMode>{page}</StrictMode>)))
}

/** Follows `/?city=tiffin`. */
function leavesForCity(): boolean {
  const address = cityEntry(window.location)
  if (address !== null) window.location.replace(address)
  return address !== null
}

/** A hidden tab paints nothing. */
function afterPaint(start: () => void): void {
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}

if (typeof __ONE_HOST__ === 'string' && leavesForCity()) {
  // The city's own page takes over.
} else if (mock !== null && /[?&](?:scenario|fault|as|script)=/u.test(window.location.search)) {
  // User and language are set before the application reads them.
  void mock
    .then(({ openLink }) => openLink())
    .catch((error: unknown) => {
      console.error(error)
      return null
    })
    .then((instead) => show(instead ?? bootApp(mock)))
} else {
  // A task of its own: it would add to that of the script's evaluation.
  setTimeout(() => show(bootApp(mock)))
}
