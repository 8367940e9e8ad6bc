import { getChange } from '@/contract/changes'
import { reads, type Handlers } from '@mocks/cloud/handler'

export const changeHandlers: Handlers<'getChange'> = {
  getChange: reads(getChange, async ({ services, user }, { params }) => {
    // A request that is waiting for its turn may be the one that is asked about.
    await services.writes.done()
    const at = services.changes.madeOrClosed(user?.id ?? '', params.key)
    return { data: { state: at === null ? 'not-made' : 'made', at } }
  }),
}
