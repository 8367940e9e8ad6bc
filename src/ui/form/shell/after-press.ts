/** Whether the mouse or a finger is down on the page. */
let isDown = false
let waiting: (() => void)[] = []

function begin() {
  isDown = true
}

function end() {
  if (!isDown) return
  isDown = false
  const ready = waiting
  waiting = []
  // After the click that the press becomes.
  if (ready.length > 0) setTimeout(() => ready.forEach((run) => run()))
}

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', begin, true)
  for (const name of ['mouseup', 'dragend', 'keydown']) document.addEventListener(name, end, true)
}

/**
 * Runs `check` once the press that left a field is over. An error that appears before moves what is
 * below the field away from under the pointer, and the click is lost.
 */
export function afterPress(check: () => void): void {
  if (isDown) waiting.push(check)
  else check()
}
