import * as v from 'valibot'
import { mailedPath, signUp } from './account.ts'
import { callApi } from './api.ts'
import { accountsOfNobody } from './bill.ts'
import { jane, people, peoplesPassword } from './names.ts'
import { test as base } from './test.ts'

/** A citizen who gets the county's mails about two accounts. */
export interface Reader {
  readonly email: string
  readonly firstName: string
  readonly accounts: readonly string[]
}

const ruth: Reader = {
  email: people.user.email,
  firstName: 'Ruth',
  accounts: [jane.account, '08-004544'],
}

export const test = base.extend<{ reader: Reader }>({
  reader: async ({ mode, page }, give, info) => {
    if (mode === 'mock') {
      await give(ruth)
      return
    }
    // Whoever unsubscribes stays so in the world that all tests share: somebody new does it.
    const { parallelIndex, repeatEachIndex, testId } = info
    const accounts = await accountsOfNobody(parallelIndex, repeatEachIndex)
    const { email, name, token } = await signUp(
      `${testId.slice(-8)}.${repeatEachIndex}@reader.example`,
    )
    const link = new URL(await mailedPath(mode, page, email), 'http://localhost')
    const body = { token: link.searchParams.get('confirm') }
    await callApi({ path: '/api/user/confirm-email', token, body }, v.unknown())
    for (const account of accounts) await linkAccount(token, account)
    await give({ email, firstName: name.split(' ')[0] ?? '', accounts })
  },
})

const signedIn = v.object({ authorisation: v.object({ api_token: v.string() }) })
const billWithPin = v.object({ data: v.object({ bill: v.object({ link_pin: v.string() }) }) })

/** With the PIN that stands on the bill, as the office sees it. */
async function linkAccount(token: string, account: string): Promise<void> {
  const { email } = people['merchant-admin']
  const { authorisation } = await callApi(
    { path: '/api/login', body: { email, password: peoplesPassword } },
    signedIn,
  )
  const { data } = await callApi(
    { method: 'GET', path: `/api/bills/${account}/2025`, token: authorisation.api_token },
    billWithPin,
  )
  const body = {
    department_id: 'real-estate-tax',
    account,
    client: null,
    pin: data.bill.link_pin,
    nickname: null,
  }
  const linked = v.object({ data: v.object({ id: v.string() }) })
  await callApi({ path: '/api/user/linked-accounts', token, body }, linked)
}
