import * as v from 'valibot'
import { getSubscriptions, saveSubscriptions, unwantedKinds } from '@/contract/people/subscriptions'
import { sorted } from '@/rules/people/mail-kinds'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found } from '@mocks/cloud/reply'
import { keepChoice } from '@mocks/world/subscriptions'
import { citizenOf } from './linked-accounts'

export const subscriptionHandlers: Handlers<'getSubscriptions' | 'saveSubscriptions'> = {
  getSubscriptions: reads(getSubscriptions, (context) => {
    const { id, email } = citizenOf(context)
    return { data: { email, unwanted: context.world.subscriptions.get(id)?.unwanted ?? [] } }
  }),

  saveSubscriptions: writes(saveSubscriptions, {
    command: v.object({ user_id: v.string(), unwanted: unwantedKinds }),
    decide: (context, { body }) =>
      new Command({ user_id: citizenOf(context).id, unwanted: sorted(body.unwanted) }),
    apply: ({ world, at }, { user_id: id, unwanted }) => {
      const { email } = found(world.users.get(id), 'The user')
      keepChoice(world.subscriptions, { id, unwanted, changed_at: at })
      return { data: { email, unwanted } }
    },
  }),
}
