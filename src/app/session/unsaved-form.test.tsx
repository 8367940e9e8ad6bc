import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cloudOfFile, openAddress, signInAs } from '@/app/open-address.test-support'
import { session } from '@/state/session/session'

/** A form with unsaved values asks before they are lost, and only then. */

const patience = { timeout: 15_000 }
const cloud = cloudOfFile()

type Router = ReturnType<typeof openAddress>['router']

const county = 'miamicounty.pay.localhost'

const open = (path: string, host: string): Router =>
  openAddress(path, { host, fetch: (request) => cloud.fetch(request) }).router

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience)

async function type(name: RegExp, text: string): Promise<void> {
  const box = await field(name)
  fireEvent.change(box, { target: { value: text } })
  fireEvent.blur(box)
}

const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' }, patience)

async function answer(name: 'Stay here' | 'Leave without saving'): Promise<void> {
  fireEvent.click(within(await question()).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
}

describe('signing out by the account menu', () => {
  const forms = [
    ['a form of the office', 'merchant-admin', () => '/users/add-user'],
    ['one’s own profile', 'user', (id: string) => `/user-profile/${id}`],
  ] as const

  it.each(forms)(
    'asks while %s is not saved',
    async (_, persona, pathOf) => {
      const id = await signInAs(cloud, persona)
      const router = open(pathOf(id), county)
      await type(/^Name/u, 'Leona Fisk')
      press(/account menu$/u)
      press('Sign out')
      await answer('Stay here')
      expect(session.authenticated).toBe(true)
      expect((await field(/^Name/u)).value).toBe('Leona Fisk')
      press('Sign out')
      await answer('Leave without saving')
      await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'), patience)
      expect(session.authenticated).toBe(false)
    },
    60_000,
  )

  it('does not ask when nothing was typed', async () => {
    await signInAs(cloud, 'merchant-admin')
    const router = open('/users/add-user', county)
    await field(/^Name/u)
    press(/account menu$/u)
    press('Sign out')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'), patience)
  }, 30_000)
})
