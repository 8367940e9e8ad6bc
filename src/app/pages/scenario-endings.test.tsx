import { waitFor } from '@testing-library/react'
import { createCloud } from '@mocks/app/create-cloud'
import { type ScenarioName, scenarioNames, scenarioOf } from '@mocks/scenarios/registry'
import type { Ending } from '@mocks/scenarios/scenario'
import { expect, test, vi } from 'vitest'
import { cloudOfFile, openAddress, signInAs } from '@/app/open-address.test-support'
import { setClockOffset } from '@/state/clock'

/**
 * Scenarios whose page fails, or leads elsewhere, end as they say. Those that show their page as usual
 * are seen in stories; language, theme and size come with a link: e2e/scenarios.spec.ts.
 */

const names = scenarioNames.filter((name) => {
  const { ends, group } = scenarioOf(name)
  return ends !== 'page' || group === 'errors' || group === 'answers'
})

cloudOfFile()

const main = () => document.querySelector('main')?.textContent ?? ''
const heading = () => document.querySelector('h1')?.textContent ?? ''

/** `pathname`: where the page is; `path`: where it began. */
const endings: Readonly<Record<Ending, (pathname: string, path: string) => void>> = {
  page: (pathname, path) => {
    expect(heading()).not.toBe('')
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(main()).not.toContain('Reference: ')
    expect(pathname).toBe(path)
  },
  failed: (pathname, path) => {
    const alerts = [...document.querySelectorAll('[role="alert"]')]
    const failed = alerts.find(({ textContent }) => textContent.includes('Reference: '))
    expect(failed?.querySelector('button')?.textContent).toBe('Try again')
    expect(pathname).toBe(path)
  },
  waits: (pathname, path) => {
    expect(main()).toContain('Loading')
    expect(pathname).toBe(path)
  },
  closed: (pathname, path) => {
    expect(heading()).toBe('This site is not available right now')
    expect(pathname).toBe(path)
  },
  'no-permission': (pathname, path) => {
    expect(main()).toMatch(/Your role \(|This profile belongs/u)
    expect(pathname).toBe(path)
  },
  'sign-in': () => expect(heading()).toBe('Sign in'),
  'not-found': (pathname) => {
    expect(pathname).toBe('/404')
    expect(heading()).not.toBe('')
  },
  'wrong-url': (pathname) => {
    expect(pathname).toBe('/wrong-url')
    expect(heading()).not.toBe('')
  },
}

test.each(names)('%s ends as it says', { timeout: 30_000 }, async (name: ScenarioName) => {
  const { tenant, path, persona, ends } = scenarioOf(name)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cloud = createCloud({ scenario: name })
  await cloud.ready
  setClockOffset(cloud.clock.offset)
  if (persona !== undefined) await signInAs(cloud, persona)
  const { router } = openAddress(path, {
    host: tenant === null ? 'pay.localhost' : `${tenant}.pay.localhost`,
    fetch: (request) => cloud.fetch(request),
  })
  const isAtItsEnd = () => {
    endings[ends](router.state.location.pathname, path.split('?')[0] ?? '')
    return true
  }
  expect(await waitFor(isAtItsEnd, { timeout: 20_000, interval: 50 })).toBe(true)
})
