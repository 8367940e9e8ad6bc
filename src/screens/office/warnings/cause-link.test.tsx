import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { forgetAddedCalls, noteAddedCalls } from '@/api/added-calls'
import type { Role } from '@/contract/people/users'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { openSession } from '@/state/session/signed-in'
import { sampleWarning } from '@mocks/samples/sample-warning'
import { UiProvider } from '@/ui/theme/ui-provider'
import { CauseLink } from './cause-link'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  // Where it leads is the router's; here it is asked whether it is there.
  Link: () => 'link',
}))

beforeAll(() => loadEveryArea('en'))
afterEach(() => {
  cleanup()
  forgetAddedCalls()
})

function shown(role: Role, warning = sampleWarning) {
  openSession('token', {
    id: 'u1',
    name: 'Pat Cole',
    email: 'pat@example.com',
    username: 'pcole',
    phone: null,
    role: [role],
    merchant_id: null,
    sub_domain: null,
  })
  const { container } = render(
    <UiProvider>
      <Messages locale="en">
        <CauseLink warning={warning} />
      </Messages>
    </UiProvider>,
  )
  return container.textContent
}

const place = { department_id: null, day: null, import_kind: 'users' as const }
const ofUsers = { ...sampleWarning, place }

test.each([
  ['accounts', 'Super Users', 'link', sampleWarning],
  ['accounts', 'Support', 'link', sampleWarning],
  ['users', 'Super Users', 'link', ofUsers],
  ['users', 'Support', '', ofUsers],
] as const)('an import of %s, for %s: "%s"', (_, role, text, warning) => {
  expect(shown(role, warning)).toBe(text)
})

test('the traffic, where the host has that page', () => {
  const traffic = { ...sampleWarning, kind: 'suspicious-traffic' as const }
  expect(shown('Support', traffic)).toBe('link')
  noteAddedCalls(['listWarnings'])
  expect(shown('Support', traffic)).toBe('')
})
