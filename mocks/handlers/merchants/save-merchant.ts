import * as v from 'valibot'
import {
  type MerchantChanges,
  merchantFields,
  type MerchantFields,
  type newMerchant,
} from '@/contract/merchants/merchant-setup'
import { createMerchant, updateMerchant } from '@/contract/merchants/merchant-settings'
import { merchantTextNames, textsAfter } from '@/rules/languages/own-texts'
import { suggestedSubdomain } from '@/rules/merchants/subdomain'
import {
  domainChanges,
  identityValues,
  merchantDefaults,
  senderValues,
  siteValues,
} from '@/rules/merchants/merchant-texts'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { found, invalid } from '@mocks/cloud/reply'
import { secretFrom } from '@mocks/lib/random'
import type { World } from '@mocks/world/create-world'
import type { MerchantRow } from '@mocks/world/merchants'
import { merchantFor } from '@mocks/handlers/scope'
import { checkVersion } from '@mocks/handlers/versions'
import { merchantErrors, takenDomains } from './merchant-checks'
import { noteMerchant, shownMerchant, writtenIn } from './merchant-view'

/** As it is stored: trimmed, and what is empty is null; `known` is its subdomain of links. */
function normalized(
  before: Partial<MerchantFields>,
  known: string | null,
  changes: v.InferOutput<typeof newMerchant> | Omit<MerchantChanges, 'version'>,
): MerchantFields {
  // A request names what it changes; nothing in it is undefined.
  const fields = v.parse(merchantFields, { ...before, ...changes })
  return {
    ...fields,
    ...identityValues.toBody(identityValues.toForm(fields)),
    ...siteValues.toBody(siteValues.toForm(fields)),
    ...senderValues.toBody(senderValues.toForm(fields)),
    ...domainChanges(known, fields),
    translations: textsAfter(before.translations, changes.translations, merchantTextNames),
  }
}

/** Its users carry the subdomain that they sign in at. */
function moveUsers(world: World, { id, sub_domain }: MerchantRow): void {
  for (const user of world.users.by('merchant', id)) {
    if (user.sub_domain !== sub_domain) world.users.update(user.id, { sub_domain })
  }
}

export const saveMerchantHandlers: Handlers<'createMerchant' | 'updateMerchant'> = {
  createMerchant: writes(createMerchant, {
    command: merchantFields,
    decide: ({ world }, { body }) => {
      const sub_domain = body.sub_domain ?? suggestedSubdomain(body.name, takenDomains(world))
      const fields = normalized(merchantDefaults, null, { ...body, sub_domain })
      check(merchantErrors(world, fields, null))
      return new Command(fields)
    },
    apply: (context, fields) => {
      const { world, at, user, random } = context
      const row: MerchantRow = {
        ...fields,
        // Never the number of a merchant of the seed, not even of a deleted one.
        id: secretFrom(random, 'merchant').slice(0, 12),
        // A new merchant is opened by hand, when its departments stand.
        is_enabled: 0,
        environment: 'UAT',
        was_open: false,
        tested_at: null,
        updated_at: at,
        updated_by: user?.name ?? null,
        card_point: null,
      }
      world.merchants.insert(row)
      noteMerchant(context, 'merchant-created', null, row)
      return { data: shownMerchant(world, row) }
    },
  }),

  updateMerchant: writes(updateMerchant, {
    command: v.object({ id: v.string(), fields: merchantFields }),
    decide: (context, { params, body: { version, ...changes } }) => {
      const { world } = context
      const row = merchantFor(context, params.id).merchant()
      checkVersion(version, shownMerchant(world, row))
      const fields = normalized(writtenIn(row), row.was_open ? row.sub_domain : null, changes)
      check(merchantErrors(world, fields, row.id))
      return new Command({ id: row.id, fields })
    },
    apply: (context, { id, fields }) => {
      const { world, at, user } = context
      const before = found(world.merchants.get(id), 'The merchant')
      const row = world.merchants.update(id, {
        ...fields,
        updated_at: at,
        updated_by: user?.name ?? null,
      })
      if (row.sub_domain !== before.sub_domain) moveUsers(world, row)
      noteMerchant(context, 'merchant-changed', before, row)
      return { data: shownMerchant(world, row) }
    },
  }),
}

function check(errors: Readonly<Record<string, string[]>>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
