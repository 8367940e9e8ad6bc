import {
  checkMaintenance,
  createMaintenanceWindow,
  deleteMaintenanceWindow,
  endMaintenanceWindow,
  getMaintenanceWindow,
  listMaintenanceWindows,
  updateMaintenanceWindow,
} from '@/contract/merchants/maintenance-windows'
import { newWindow } from '@/rules/maintenance/window-fields'
import type { Sample, SampleCallers } from './sample-callers'

/** A village whose notices are in no other sample's way. */
const village = '15'

const notice = (round: number) => ({
  ...newWindow('America/New_York'),
  scope: 'merchants' as const,
  merchant_ids: [village],
  message: `A notice, ${round}`,
})

/** Another end for each round and purpose: the same window twice is refused. */
const purposes = ['create', 'update', 'end', 'delete'] as const
type Purpose = (typeof purposes)[number]
/** More than one world sees; ends stay within a dozen years. */
const mostRounds = 1_000

function endFor(purpose: Purpose, round: number) {
  const day = 1 + (round % mostRounds) * purposes.length + purposes.indexOf(purpose)
  const date = new Date(Date.UTC(2027, 5, day)).toISOString().slice(0, 10)
  return { ends: { date, time: '11:00' } }
}

const nextYear = (purpose: Purpose, round: number) => ({
  starts: { date: '2027-06-01', time: '10:00' },
  ...endFor(purpose, round),
})

async function planned(
  { root, round }: SampleCallers,
  times: ReturnType<typeof endFor> & Partial<ReturnType<typeof nextYear>>,
) {
  const { answer } = await root.call(createMaintenanceWindow, {
    body: { ...notice(round), ...times },
  })
  return { params: { id: answer?.data.id ?? '' }, version: answer?.data.version ?? '' }
}

/** What the provider plans for its merchants' sites. */
export const sampleMaintenanceCalls = {
  listMaintenanceWindows: ({ root }) => root.call(listMaintenanceWindows, { query: {} }),
  getMaintenanceWindow: ({ support, values }) =>
    support.call(getMaintenanceWindow, { params: { id: values.maintenanceWindowId } }),
  checkMaintenance: ({ support, values }) =>
    support.call(checkMaintenance, {
      body: {
        scope: 'merchants',
        merchant_ids: [values.merchantId, values.otherMerchantId],
        starts_at: '2026-06-01T14:00:00.000Z',
        ends_at: null,
        except: null,
      },
    }),
  createMaintenanceWindow: ({ root, round }) =>
    root.call(createMaintenanceWindow, { body: { ...notice(round), ...endFor('create', round) } }),
  updateMaintenanceWindow: async (cast) => {
    const times = nextYear('update', cast.round)
    const { params, version } = await planned(cast, times)
    const body = { ...notice(cast.round), ...times, level: 'site-off' as const, version }
    return cast.root.call(updateMaintenanceWindow, { params, body })
  },
  endMaintenanceWindow: async (cast) => {
    const { params, version } = await planned(cast, endFor('end', cast.round))
    return cast.root.call(endMaintenanceWindow, { params, body: { version } })
  },
  deleteMaintenanceWindow: async (cast) => {
    const { params } = await planned(cast, nextYear('delete', cast.round))
    return cast.root.call(deleteMaintenanceWindow, { params })
  },
} as const satisfies Readonly<Record<string, Sample>>
