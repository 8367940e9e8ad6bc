import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { bootApp } from '@/app/boot'
import { reportCaught } from '@/app/caught-errors'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// The only import of mock code by the application; a real build drops it.
const mock = __MOCK__ ? import('@mocks/start/start') : null

// The panel's own script loads late; until then its key is handled here, once.
if (mock !== null) {
  const hear = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.key !== '.') return
    window.removeEventListener('keydown', hear)
    event.preventDefault()
    mock.then(({ openPanel }) => openPanel()).catch((error: unknown) => console.warn(error))
  }
  window.addEventListener('keydown', hear)
}

const app = createRoot(root, { onCaughtError: reportCaught })
const show = (page: ReactElement) => app.render(<StrictMode>{page}</StrictMode>)

if (mock !== null && /[?&](?:scenario|fault|as|script)=/u.test(window.location.search)) {
  // User and language are set before the application reads them.
  void mock
    .then(({ openLink }) => openLink())
    .catch((error: unknown) => {
      console.error(error)
      return null
    })
    .then((instead) => show(instead ?? bootApp(mock)))
} else show(bootApp(mock))
