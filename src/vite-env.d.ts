/// <reference types="vite/client" />

/** true in mock builds only; the one switch between the demo and the real product. */
declare const __MOCK__: boolean

/** VITE_ROOT_HOST, or ''. Undefined where no build puts it in: in Node and in tests. */
declare const __ROOT_HOST__: string | undefined

/**
 * The folder ('' or `/civic-till`) of a build that has its cities by path; null in every other build
 * (src/rules/tenants/one-host.ts). Asked for by `typeof`, so that those contain nothing of it.
 */
declare const __ONE_HOST__: string | null | undefined

interface ImportMetaEnv {
  /** Scheme, host and port of the API; empty: the page's own origin. */
  readonly VITE_API_HOST?: string
  /** Where reports of errors, of the policy and of speed go; empty: nowhere. */
  readonly VITE_REPORT_URL?: string
}

/** What a Trusted Types policy of ours makes: addresses of scripts for workers. */
interface ScriptUrlPolicy {
  /** TypeScript's DOM knows no TrustedScriptURL and takes a string where one is wanted. */
  createScriptURL(url: string): string
}

interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
  }
}
