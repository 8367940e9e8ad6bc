import { type InactivityPhase, nextPhaseIn } from '@/rules/people/inactivity'
import { activityStore, idleNow, phaseNow, skipped, touchActivity, touched } from './activity'

/**
 * Watches for inactivity and reports changes: on time, when a tab becomes visible, and before an
 * event that wakes a machine counts as activity. Returns how to stop.
 */
export function watchInactivity(changed: (phase: InactivityPhase) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = new AbortController()
  let warned = phaseNow().at === 'warning'

  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(judge, nextPhaseIn(idleNow()))
  }
  const judge = () => {
    if (stop.signal.aborted) return
    const phase = phaseNow()
    warned = phase.at === 'warning'
    if (phase.at !== 'over') plan()
    changed(phase)
  }
  const judgeWarning = () => {
    if (warned) judge()
  }
  const heard = (event: Event) => {
    const { at } = phaseNow()
    if (at === 'over') judge()
    else if (at === 'active') touchActivity()
    else if (isWriting(event)) touchActivity()
  }

  const listening = { capture: true, passive: true, signal: stop.signal }
  for (const kind of ['mousemove', 'keydown', 'touchstart']) {
    window.addEventListener(kind, heard, listening)
  }
  // Timers stop in sleep and are throttled in hidden tabs, so the wall clock counts.
  for (const kind of ['visibilitychange', 'pageshow', 'focus']) {
    window.addEventListener(kind, judge, listening)
  }
  const unhear = activityStore.onOtherTab(judge)
  touched.add(judgeWarning)
  skipped.add(judge)
  plan()
  return () => {
    stop.abort()
    clearTimeout(timer)
    unhear()
    touched.delete(judgeWarning)
    skipped.delete(judge)
  }
}

/**
 * Once the warning shows, continuing must be deliberate (WCAG 2.2.1: "a simple action"): a bumped
 * desk or a sleeve on a touch screen must not keep an abandoned session open, and a dialog must not
 * vanish under the pointer on its way to "Sign out". So only its button counts, and a key that
 * types; the keys that move in the dialog and press its buttons do not.
 */
function isWriting(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false
  const { key, ctrlKey, altKey, metaKey } = event
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey
}
