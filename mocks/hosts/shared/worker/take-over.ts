/**
 * Two builds of the worker may run at once (an old tab beside a new one, an edit while developing),
 * but only one may write the journal. The new one asks, the old one finishes its running requests,
 * tells its pages to connect to the new one, and ends.
 */

const name = 'civic-till world'
/** An old worker that does not answer is overruled. */
const patience = 3000

/** Resolves when the world is ours alone; `leave` is called when a newer worker wants it. */
export async function takeOver(leave: () => Promise<void>): Promise<void> {
  const channel = new BroadcastChannel(name)
  const asked = new AbortController()
  channel.addEventListener('message', () => asked.abort())
  channel.postMessage('step aside')
  const release = await lock(() => void leave())
  const go = () => {
    channel.close()
    void leave().finally(release)
  }
  // A still newer worker may have asked meanwhile.
  if (asked.signal.aborted) go()
  else asked.signal.addEventListener('abort', go)
}

/** Resolves with the way to give the lock back; `lost` is called when it is taken from us. */
function lock(lost: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const polite = new AbortController()
    const timer = setTimeout(() => polite.abort(), patience)
    let granted = false
    const hold = () =>
      new Promise<void>((release) => {
        clearTimeout(timer)
        granted = true
        resolve(release)
      })
    const request = (options: LockOptions, otherwise: (reason: unknown) => void) =>
      navigator.locks
        .request(name, options, hold)
        .catch((reason: unknown) => (granted ? lost() : otherwise(reason)))
    void request({ signal: polite.signal }, () => void request({ steal: true }, reject))
  })
}
