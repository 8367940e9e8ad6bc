import * as v from 'valibot'
import { saveCardPoint } from '@/contract/card-point'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { invalid } from '@mocks/cloud/reply'
import { merchantFor } from '@mocks/handlers/scope'

export const cardPointHandlers: Handlers<'saveCardPoint'> = {
  saveCardPoint: writes(saveCardPoint, {
    command: v.object({
      id: v.string(),
      site: v.string(),
      merchid: v.string(),
      username: v.string(),
    }),
    decide: (context, { body }) => {
      const { id } = merchantFor(context, body.merchant_id)
      const errors: Record<string, string[]> = {}
      if (!/^[a-z0-9-]{2,40}$/.test(body.site)) errors['site'] = ['This is not a site name.']
      if (!/^\d{12}$/.test(body.merchid)) errors['merchid'] = ['Use 12 digits.']
      if (body.username.trim() === '') errors['username'] = ['This field is required.']
      if (body.password === '') errors['password'] = ['This field is required.']
      if (Object.keys(errors).length > 0) throw invalid(errors)
      // The password ends here: neither journal nor world keeps it in any form.
      const { site, merchid, username } = body
      return new Command({ id, site, merchid, username })
    },
    apply: ({ world, at, user }, { id, site, merchid, username }) => {
      world.merchants.update(id, {
        environment: site.endsWith('-uat') ? 'UAT' : 'PROD',
        card_point: { site, merchid, username, set_at: at, set_by: user?.name ?? null },
      })
      return { success: true }
    },
  }),
}
