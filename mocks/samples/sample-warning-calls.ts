import {
  getWarning,
  getWarningDays,
  listWarningOwners,
  listWarnings,
  updateWarning,
} from '@/contract/warnings'
import type { Sample, SampleCallers } from './sample-callers'

/** Of the demonstration's seed: open, and in no other sample's way. */
const paramsOf = ({ values }: SampleCallers) => ({ id: values.warningId })

/** What went wrong at merchants, for the provider. */
export const sampleWarningCalls = {
  listWarnings: ({ root }) => root.call(listWarnings, { query: {} }),
  getWarningDays: ({ support }) => support.call(getWarningDays, { query: {} }),
  listWarningOwners: ({ support }) => support.call(listWarningOwners, {}),
  getWarning: (cast) => cast.support.call(getWarning, { params: paramsOf(cast) }),
  updateWarning: async (cast) => {
    const { root, round } = cast
    const params = paramsOf(cast)
    const { answer } = await root.call(getWarning, { params })
    const version = answer?.data.version ?? ''
    const body = {
      action: 'assign',
      owner_id: cast.values.warningOwnerId,
      note: `Yours, ${round}`,
      version,
    } as const
    return root.call(updateWarning, { params, body })
  },
} as const satisfies Readonly<Record<string, Sample>>
