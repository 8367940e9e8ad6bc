import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cloudOfFile, openAddress, signInAs } from '@/app/open-address.test-support'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { endForInactivity, signOut } from './session-flow'

/** What is typed into a step of a merchant's settings and not saved, after the session (decision 4). */

const rules = '/admin/settings/add-settings/2?step=rules'
const patience = { timeout: 15_000 }
const cloud = cloudOfFile()

const open = () =>
  openAddress(rules, { host: 'pay.localhost', fetch: (request) => cloud.fetch(request) })

const cartItems = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: /^Maximum items in a cart/ }, patience)

/** Leaves the step as `end` does it, and comes back to it. */
async function typedAndBack(
  end: (router: ReturnType<typeof open>['router']) => Promise<void>,
  again: 'super' | 'admin',
): Promise<string> {
  await signInAs(cloud, 'super')
  const { router } = open()
  const field = await cartItems()
  fireEvent.change(field, { target: { value: '17' } })
  fireEvent.blur(field)
  await end(router)
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'), patience)
  cleanup()
  forgetScreenLeft()
  await signInAs(cloud, again)
  open()
  return (await cartItems()).value
}

describe('what was typed into a step', () => {
  it('is offered again after sleep', async () => {
    expect(await typedAndBack(endForInactivity, 'super')).toBe('17')
    expect(await screen.findByText(/^We kept what you typed/)).toBeTruthy()
  }, 40_000)

  it('is not offered to another person', async () => {
    expect(await typedAndBack(endForInactivity, 'admin')).toBe('100')
  }, 40_000)

  it('is gone after signing out', async () => {
    expect(await typedAndBack(signOut, 'super')).toBe('100')
  }, 40_000)

  it('is another tab’s own: a second tab of the same step opens with what is saved', async () => {
    await signInAs(cloud, 'super')
    open()
    const field = await cartItems()
    fireEvent.change(field, { target: { value: '17' } })
    fireEvent.blur(field)
    expect(window.sessionStorage.getItem('drafts')).toContain('17')
    cleanup()
    // Session storage is a tab's.
    window.sessionStorage.clear()
    open()
    expect((await cartItems()).value).toBe('100')
  }, 40_000)
})
