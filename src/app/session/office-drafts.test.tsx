import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cycleLabelsQuery } from '@/api/departments/departments'
import { cloudOfFile, openAddress, signInAs } from '@/app/open-address.test-support'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { endForInactivity, signOut } from './session-flow'

/** What is typed into a form of the office and not saved, after an interruption (decision 4). */

const patience = { timeout: 15_000 }
const cloud = cloudOfFile()
/** The server knows nobody any more. */
let isOver = false

beforeEach(() => {
  isOver = false
})

type Router = ReturnType<typeof open>['router']

const open = (path: string) =>
  openAddress(path, {
    host: 'miamicounty.pay.localhost',
    fetch: (request) =>
      isOver
        ? Promise.resolve(Response.json({ message: 'Unauthenticated.' }, { status: 401 }))
        : cloud.fetch(request),
  })

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }, patience)

const forms = [
  ['a user', '/users/add-user/5'],
  ['a new user', '/users/add-user'],
] as const

async function typeName(path: string): Promise<Router> {
  await signInAs(cloud, 'merchant-admin')
  const { router } = open(path)
  const field = await nameField()
  fireEvent.change(field, { target: { value: 'Leona Fisk' } })
  fireEvent.blur(field)
  return router
}

/** What stands in the field when the same person opens the form again. */
async function again(path: string): Promise<string> {
  cleanup()
  forgetScreenLeft()
  isOver = false
  await signInAs(cloud, 'merchant-admin')
  open(path)
  return (await nameField()).value
}

const atSignIn = (router: Router) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'), patience)

describe.each(forms)('what was typed into the form of %s', (_, path) => {
  it('is offered again after sleep', async () => {
    const router = await typeName(path)
    await endForInactivity(router)
    await atSignIn(router)
    expect(await again(path)).toBe('Leona Fisk')
    expect(await screen.findByText(/^We kept what you typed/)).toBeTruthy()
  }, 40_000)

  it('is offered again after a session that the server has ended', async () => {
    const router = await typeName(path)
    isOver = true
    const { queryClient } = router.options.context
    await queryClient.query({ ...cycleLabelsQuery, staleTime: 0 }).catch(() => undefined)
    await atSignIn(router)
    expect(await again(path)).toBe('Leona Fisk')
  }, 40_000)

  it('is offered again after a reload', async () => {
    await typeName(path)
    window.dispatchEvent(new Event('pagehide'))
    expect(await again(path)).toBe('Leona Fisk')
  }, 40_000)

  it('is gone after signing out', async () => {
    const router = await typeName(path)
    await signOut(router)
    await atSignIn(router)
    expect(await again(path)).not.toBe('Leona Fisk')
  }, 40_000)
})
