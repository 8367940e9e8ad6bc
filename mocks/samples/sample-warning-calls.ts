import {
  getWarning,
  getWarningDays,
  listWarningOwners,
  listWarnings,
  updateWarning,
} from '@/contract/warnings'
import type { Sample } from './sample-callers'

/** Of the seed: open, and in no other sample's way. */
const params = { id: '1' }

/** What went wrong at merchants, for the provider. */
export const sampleWarningCalls = {
  listWarnings: ({ root }) => root.call(listWarnings, { query: {} }),
  getWarningDays: ({ support }) => support.call(getWarningDays, { query: {} }),
  listWarningOwners: ({ support }) => support.call(listWarningOwners, {}),
  getWarning: ({ support }) => support.call(getWarning, { params }),
  updateWarning: async ({ root, round }) => {
    const { answer } = await root.call(getWarning, { params })
    const version = answer?.data.version ?? ''
    const body = { action: 'assign', owner_id: '2', note: `Yours, ${round}`, version } as const
    return root.call(updateWarning, { params, body })
  },
} as const satisfies Readonly<Record<string, Sample>>
