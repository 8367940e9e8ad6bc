import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PersonaName } from '@mocks/world/personas'
import { cloudOfFile, openAddress, signInAs } from '@/app/open-address.test-support'

/** The root domain has no merchant, so none of its pages requests one (specification §1 and §2). */

const host = 'pay.localhost'

const cloud = cloudOfFile()

const pages: readonly (readonly [path: string, persona: PersonaName | null, heading: RegExp])[] = [
  ['/sign-in', null, /^Sign in$/u],
  ['/sign-up', null, /account/iu],
  ['/password-reset', null, /password/iu],
  ['/password-reset-confirm', null, /./u],
  ['/notifications-unsubscribe/0123456789abcdef', null, /./u],
  ['/user-profile/1', null, /./u],
  ['/departments', null, /^Pay your city/u],
  ['/admin/dashboard', 'super', /^Dashboard/u],
  ['/admin/dashboard?merchant=miamicounty', 'super', /^Dashboard/u],
  ['/user-profile/:id', 'support', /^My profile$/u],
]

it.each(pages)(
  '%s on the root, persona %s: nothing is asked that is answered 400',
  async (path, persona, heading) => {
    const id = persona === null ? '' : await signInAs(cloud, persona)
    const asked: string[] = []
    const refused: string[] = []
    const { queryClient } = openAddress(path.replace(':id', id), {
      host,
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        asked.push(pathname)
        const answer = await cloud.fetch(request)
        if (answer.status === 400) refused.push(pathname)
        return answer
      },
    })
    // By element, because a search by role in so large a page takes seconds.
    const shown = () => document.querySelector('h1')?.textContent ?? ''
    await waitFor(() => expect(shown()).toMatch(heading), { timeout: 10_000 })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(asked).not.toContain('/api/merchant-info')
    expect(refused).toEqual([])
  },
  15_000,
)
