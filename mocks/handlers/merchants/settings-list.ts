import { wordsIn } from '@/contract/list'
import { settingNames } from '@/contract/merchants/setting-names'
import { type ListedSettings, listSettings, settingsList } from '@/contract/merchants/settings-list'
import { deleteProblem } from '@/rules/merchants/delete-merchant'
import { launchBlocksOf } from '@/rules/merchants/launch'
import { hasSetting } from '@/rules/merchants/setting-steps'
import { isDisabled } from '@/rules/tenants/merchant-status'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import type { MerchantRow } from '@mocks/world/merchants'
import { maintenanceOf } from '@mocks/world/maintenance'
import { answerList } from '@mocks/handlers/answer-list'
import { shownMerchant } from './merchant-view'

function listed({ world, now, services }: CallContext, row: MerchantRow) {
  const shown = shownMerchant(world, row)
  const isEnabled = !isDisabled(row)
  const users = world.users.by('merchant', row.id)
  return {
    id: row.id,
    name: row.name,
    sub_domain: row.sub_domain,
    city: row.city,
    state: row.state,
    logo: row.logo,
    departments_on: shown.departments_on,
    departments_total: shown.departments_total,
    environment: row.environment,
    enableTerminal: row.enableTerminal,
    force_guest_checkout_per_item: row.force_guest_checkout_per_item,
    maintenance: maintenanceOf(world, row.id, now)?.level ?? null,
    status: isEnabled ? 'enabled' : 'disabled',
    // Of several departments with the same problem, one is enough.
    problems: [...new Set(launchBlocksOf(shown.launch).map(({ code }) => code))],
    delete_problem: deleteProblem({
      isEnabled,
      hasPayments: () => (world.tenantOf(row.id)?.payments.size ?? 0) > 0,
    }),
    signed_in: users.filter((user) => services.sessions.isSignedIn(user, now)).length,
    updated_at: row.updated_at,
    updated_by: row.updated_by,
  } satisfies ListedSettings
}

export const settingsListHandlers: Handlers<'listSettings'> = {
  listSettings: reads(listSettings, (context, { query }) => {
    const merchants = context.world.merchants.all().map((row) => listed(context, row))
    const named = query.setting === undefined ? [] : wordsIn(settingNames, query.setting)
    const hasNamed = (row: ReturnType<typeof listed>) =>
      named.some((setting) => hasSetting(row, setting))
    const { rows, pagination } = answerList(settingsList, merchants, query, {
      key: ({ name, id }) => `${name} ${id}`,
      // A merchant that has the setting matches any text.
      text: (row) => [
        row.name,
        row.sub_domain,
        row.city,
        ...(hasNamed(row) ? [(query.q ?? '').trim()] : []),
      ],
      filters: {
        has_problems: ({ problems }, wanted) => problems.length > 0 === wanted,
        setting: (row) => hasNamed(row) || (query.q ?? '').trim() !== '',
      },
    })
    return { data: rows, pagination }
  }),
}
