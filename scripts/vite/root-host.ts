import { hostParts, isIpAddress } from '../../src/rules/tenants/hosts.ts'
import { rootHostLabels } from '../../src/rules/constants.ts'

/**
 * VITE_ROOT_HOST as the host rules need it. A value that matches no page's host would silently make
 * the root a merchant, so the build stops.
 */
export function rootHostFrom(value: string | undefined): string {
  if (value === undefined || value === '') return ''
  const parts = hostParts(value)
  const isName = /^[a-z0-9.-]+$/iu.test(value) && parts.length >= rootHostLabels
  if (!isName || isIpAddress(value)) {
    throw new Error(`VITE_ROOT_HOST is a host name such as pay.example.com, not "${value}"`)
  }
  return parts.join('.')
}
