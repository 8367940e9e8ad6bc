import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cloudOfFile, openAddress, signInAs } from '@/app/open-address.test-support'
import { session } from '@/state/session/session'

/** A form with unsaved values asks before they are lost, and only then. */

const patience = { timeout: 15_000 }
const cloud = cloudOfFile()

type Router = ReturnType<typeof openAddress>['router']

const county = 'miamicounty.pay.localhost'
const root = 'pay.localhost'

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

const searchOf = (router: Router) => router.state.location.searchStr

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
      press(/account menu$/u)
      press('Sign out')
      await answer('Leave without saving')
      await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'), patience)
      expect(session.authenticated).toBe(false)
    },
    60_000,
  )

  it('asks as well when it is the warning of inactivity that signs out', async () => {
    await signInAs(cloud, 'merchant-admin')
    open('/users/add-user', county)
    await type(/^Name/u, 'Leona Fisk')
    const late = Date.now() + 29 * 60_000
    const date = vi.spyOn(Date, 'now').mockImplementation(() => late)
    fireEvent.focus(window)
    const warning = await screen.findByRole('dialog', { name: 'Are you still there?' }, patience)
    fireEvent.click(within(warning).getByRole('button', { name: 'Sign out' }))
    await answer('Stay here')
    date.mockRestore()
    expect(session.authenticated).toBe(true)
    expect((await field(/^Name/u)).value).toBe('Leona Fisk')
  }, 60_000)

  it('does not ask when nothing was typed', async () => {
    await signInAs(cloud, 'merchant-admin')
    const router = open('/users/add-user', county)
    await field(/^Name/u)
    press(/account menu$/u)
    press('Sign out')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'), patience)
  }, 30_000)
})

describe('a form whose place is a search param', () => {
  it('asks before another place of the same page', async () => {
    await signInAs(cloud, 'super')
    const router = open('/admin/maintenance?window=new', root)
    await type(/^Message/u, 'The office is closed today.')
    fireEvent.click(screen.getByRole('link', { name: 'All maintenance' }))
    await answer('Stay here')
    expect(searchOf(router)).toBe('?window=new')
    expect((await field(/^Message/u)).value).toBe('The office is closed today.')
    fireEvent.click(screen.getByRole('link', { name: 'All maintenance' }))
    await answer('Leave without saving')
    await screen.findByRole('table', { name: 'Maintenance' }, patience)
  }, 60_000)

  it('asks before another tab of the page', async () => {
    await signInAs(cloud, 'super')
    const router = open('/admin/warnings/recaptcha?tab=settings', root)
    const score = await screen.findByLabelText(/^Show the challenge below/u, {}, patience)
    fireEvent.change(score, { target: { value: '0.7' } })
    fireEvent.click(screen.getByRole('link', { name: 'Traffic' }))
    await answer('Stay here')
    expect(searchOf(router)).toBe('?tab=settings')
  }, 30_000)

  it('does not ask before a search param that keeps the form', async () => {
    await signInAs(cloud, 'super')
    const router = open('/admin/warnings/recaptcha?tab=settings', root)
    const score = await screen.findByLabelText(/^Show the challenge below/u, {}, patience)
    fireEvent.change(score, { target: { value: '0.7' } })
    await router.navigate({ to: '.', search: { tab: 'settings', page: 2 } })
    expect(searchOf(router)).toBe('?tab=settings&page=2')
    expect(screen.queryByRole('dialog')).toBeNull()
  }, 30_000)
})

describe('Back without saving', () => {
  it('drops what was typed, and does not ask', async () => {
    await signInAs(cloud, 'super')
    const path = '/admin/maintenance?window=new'
    open(path, root)
    await type(/^Message/u, 'The office is closed today.')
    press('Back without saving')
    await screen.findByRole('table', { name: 'Maintenance' }, patience)
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
    open(path, root)
    expect((await field(/^Message/u)).value).toBe('')
    expect(screen.queryByText(/^We kept what you typed/u)).toBeNull()
  }, 30_000)
})
