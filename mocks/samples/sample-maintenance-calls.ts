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

const nextYear = {
  starts: { date: '2027-06-01', time: '10:00' },
  ends: { date: '2027-06-01', time: '11:00' },
}

async function planned({ root, round }: SampleCallers, times: Partial<typeof nextYear> = {}) {
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
    root.call(createMaintenanceWindow, { body: notice(round) }),
  updateMaintenanceWindow: async (cast) => {
    const { params, version } = await planned(cast, nextYear)
    const body = { ...notice(cast.round), ...nextYear, level: 'site-off' as const, version }
    return cast.root.call(updateMaintenanceWindow, { params, body })
  },
  endMaintenanceWindow: async (cast) => {
    const { params, version } = await planned(cast)
    return cast.root.call(endMaintenanceWindow, { params, body: { version } })
  },
  deleteMaintenanceWindow: async (cast) => {
    const { params } = await planned(cast, nextYear)
    return cast.root.call(deleteMaintenanceWindow, { params })
  },
} as const satisfies Readonly<Record<string, Sample>>
