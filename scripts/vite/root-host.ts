import { hostParts, isIpAddress } from '../../src/rules/tenants/hosts.ts'
import { rootHostLabels } from '../../src/rules/constants.ts'

/**
 * VITE_ROOT_HOST as the host rules want it. A value that no page's host can ever equal would leave the
 * root as a merchant without a word, so the build stops at it.
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
