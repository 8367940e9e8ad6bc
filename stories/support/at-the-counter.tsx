import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountQuery } from '@/api/bills/accounts'
import { configureClient } from '@/api/client'
import { departmentsQuery } from '@/api/departments/departments'
import { getUser } from '@/contract/people/managed-users'
import { updateUser } from '@/contract/people/user-changes'
import type { Right } from '@/rules/people/subject'
import { CounterPanel } from '@/screens/office/counter/counter-panel'
import { setClockOffset } from '@/state/clock'
import { purgeSession, session } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import type { CloudOptions } from '@mocks/cloud/options'
import { callerFor } from '@mocks/hosts/caller'
import { personaNamed } from '@mocks/world/personas'
import { personaUserId } from '@mocks/world/seed/users'
import { cardFrame } from './card-frame'
import { InRouter } from './in-router'
import { callsOfStories } from './story-calls'

export interface CounterProps {
  account?: string
  department?: string
  cloud?: CloudOptions
  /** A Merchant User with these rights takes the payment, instead of a Merchant Admin. */
  rights?: readonly Right[]
}

/** The pay panel of one account, for a clerk with a cloud of their own. */
export function AtTheCounter(props: CounterProps) {
  const [isReady, setReady] = useState(false)
  const { cloud: options } = props
  useEffect(() => {
    let over = false
    const open = async () => {
      const cloud = createCloud({ ...cardFrame, ...options })
      await cloud.ready
      const sentTo = await callsOfStories()
      if (props.rights) await giveClerk(cloud, props.rights)
      const persona = props.rights ? 'merchant-user' : 'merchant-admin'
      const entry = await cloud.enter(personaNamed(persona).email)
      if (over || entry === null) return
      setClockOffset(cloud.clock.offset)
      purgeSession()
      openSession(entry.token, entry.user)
      configureClient({
        baseUrl: 'http://miamicounty.pay.localhost',
        token: () => session.token,
        departmentId: () => props.department ?? 'real-estate-tax',
        ready: Promise.resolve(),
        fetch: sentTo(cloud),
        onFailure: () => undefined,
      })
      setReady(true)
    }
    void open()
    return () => {
      over = true
    }
    // A story's args do not change while it is shown: it is remounted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (!isReady) return null
  return (
    <InRouter>
      <Panel {...props} />
    </InRouter>
  )
}

function Panel({
  account = '08-004512',
  department: departmentId = 'real-estate-tax',
}: CounterProps) {
  const shown = useQuery(accountQuery({ departmentId, account, client: '0001' }))
  const departments = useQuery(departmentsQuery)
  const department = departments.data?.find(({ id }) => id === departmentId)
  if (!shown.data || !department) return null
  const of = { departmentId, account, client: '0001' }
  return <CounterPanel of={of} account={shown.data} department={department} />
}

async function giveClerk(cloud: Cloud, rights: readonly Right[]): Promise<void> {
  const token = (await cloud.enter(personaNamed('merchant-admin').email))?.token ?? null
  const admin = callerFor(cloud, 'miamicounty', { token })
  const params = { id: personaUserId('merchant-user') }
  const { answer } = await admin.call(getUser, { params })
  if (!answer) throw new Error('The clerk is missing')
  const { name, email, username, phone, merchant_id, departments, language, version } = answer.data
  const fields = { name, email, username, phone, merchant_id, departments, language, version }
  const body = { ...fields, rights: [...rights], role: 'Merchant User' as const }
  await admin.call(updateUser, { params, body })
}
