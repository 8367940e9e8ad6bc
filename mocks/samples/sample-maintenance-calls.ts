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
import type { Caller } from '@mocks/hosts/caller'
import type { Sample, SampleCallers } from './sample-callers'

/** A village whose notices are in no other sample's way. */
const village = '15'

const notice = (round: number) => ({
  ...newWindow('America/New_York'),
  scope: 'merchants' as const,
  merchant_ids: [village],
  message: `A notice, ${round}`,
})

const nextYear = (root: Caller) => ({
  starts: { date: '2027-06-01', time: '10:00' },
  ...anotherEnd(root),
})

const ends = new WeakMap<Caller, number>()

/** Another end for each window of a world: the same one twice is refused. */
function anotherEnd(root: Caller) {
  const days = (ends.get(root) ?? 0) + 1
  ends.set(root, days)
  const date = new Date(Date.UTC(2027, 5, 1 + days)).toISOString().slice(0, 10)
  return { ends: { date, time: '11:00' } }
}

async function planned(
  { root, round }: SampleCallers,
  times: Partial<ReturnType<typeof nextYear>> = anotherEnd(root),
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
    root.call(createMaintenanceWindow, { body: { ...notice(round), ...anotherEnd(root) } }),
  updateMaintenanceWindow: async (cast) => {
    const times = nextYear(cast.root)
    const { params, version } = await planned(cast, times)
    const body = { ...notice(cast.round), ...times, level: 'site-off' as const, version }
    return cast.root.call(updateMaintenanceWindow, { params, body })
  },
  endMaintenanceWindow: async (cast) => {
    const { params, version } = await planned(cast)
    return cast.root.call(endMaintenanceWindow, { params, body: { version } })
  },
  deleteMaintenanceWindow: async (cast) => {
    const { params } = await planned(cast, nextYear(cast.root))
    return cast.root.call(deleteMaintenanceWindow, { params })
  },
} as const satisfies Readonly<Record<string, Sample>>
