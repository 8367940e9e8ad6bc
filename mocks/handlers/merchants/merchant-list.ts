import {
  type ListedMerchant,
  listMerchants,
  merchantList,
} from '@/contract/merchants/merchant-list'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { reads, type Handlers } from '@mocks/cloud/handler'
import type { MerchantRow } from '@mocks/world/merchants'
import type { UserRow } from '@mocks/world/users'
import { answerList } from '@mocks/handlers/answer-list'
import { lastSignIn, type Viewing } from '@mocks/handlers/people/managed-user'

type People = Record<'admins' | 'users' | 'citizens' | 'invites', number> &
  Pick<ListedMerchant, 'last_sign_in_at'>

const nobody: People = { admins: 0, users: 0, citizens: 0, invites: 0, last_sign_in_at: null }

/** All merchants in one walk over their users. */
function peopleByMerchant(context: Viewing): Map<string, People> {
  const people = new Map<string, People>()
  for (const row of context.world.users.read((user) => user)) {
    const so = people.get(row.merchant_id ?? '') ?? nobody
    const signedIn = lastSignIn(context, row)
    const isInvited = row.verifier === null && row.deactivated_at === null
    const isA = (role: UserRow['role']) => Number(!isInvited && row.role === role)
    people.set(row.merchant_id ?? '', {
      admins: so.admins + isA('Merchant Admin'),
      users: so.users + isA('Merchant User'),
      citizens: so.citizens + isA('User'),
      invites: so.invites + Number(isInvited),
      last_sign_in_at:
        (signedIn ?? '') > (so.last_sign_in_at ?? '') ? signedIn : so.last_sign_in_at,
    })
  }
  return people
}

const statusOf = (row: MerchantRow): ListedMerchant['status'] =>
  isDisabled(row) ? 'disabled' : 'enabled'

export const merchantListHandlers: Handlers<'listMerchants'> = {
  listMerchants: reads(listMerchants, (context, { query }) => {
    const people = peopleByMerchant(context)
    const merchants = context.world.merchants.all().map((row) => ({
      id: row.id,
      name: row.name,
      sub_domain: row.sub_domain,
      status: statusOf(row),
      ...(people.get(row.id) ?? nobody),
    }))
    const { rows, pagination } = answerList(merchantList, merchants, query, {
      key: ({ name, id }) => `${name} ${id}`,
      text: ({ name, sub_domain }) => [name, sub_domain],
    })
    return { data: rows, pagination }
  }),
}
