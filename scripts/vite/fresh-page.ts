import { vi } from 'vitest'
import { purgeSession } from '@/state/session/session'

// Files of the project `dom` share a page in each worker: each begins as a guest in a new one.

vi.useRealTimers()
vi.unstubAllGlobals()
purgeSession()
window.localStorage.clear()
window.sessionStorage.clear()
document.body.replaceChildren()
