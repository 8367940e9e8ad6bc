import cloudWorker from '@mocks/hosts/shared/worker/worker?sharedworker&url'

/**
 * Under `require-trusted-types-for 'script'` a worker's address is refused unless a policy made
 * it (quality.md, "Security"). This is the one policy; it knows the two addresses that are ours.
 */

const serviceWorker = `${import.meta.env.BASE_URL}mockServiceWorker.js`
const own: readonly string[] = [cloudWorker, serviceWorker]

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (!own.includes(url)) throw new TypeError(`Not an address of ours: ${url}`)
    return url
  },
}

/** The name stands in the response headers, `trusted-types` (deploy/). */
const policy = window.trustedTypes?.createPolicy('civic-till', rules) ?? rules

export const cloudWorkerUrl = (): string => policy.createScriptURL(cloudWorker)
export const serviceWorkerUrl = (): string => policy.createScriptURL(serviceWorker)
/** For comparing addresses, without loading them. */
export const serviceWorkerPath = serviceWorker
