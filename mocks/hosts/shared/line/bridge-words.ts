/** Between a page and the bridge document in its hidden frame; the bridge must stay tiny. */
export const bridgeWords = {
  /** A port comes along. */
  connect: 'civic-till:connect',
  ready: 'civic-till:bridge-ready',
  failed: 'civic-till:bridge-failed',
} as const

/** The bridge's path on the root. */
export const bridgePath = '/__cloud.html'
