import { expect, type Page } from '@playwright/test'
import { type ScenarioName, scenarioOf } from '../../mocks/scenarios/registry.ts'
import { signInByForm } from './session.ts'

/** What a test opens, `{ scenario: 'payments-off' }`. */
export interface Wanted {
  /** A name of the registry; an editor offers all of them, and the compiler refuses others. */
  readonly scenario: ScenarioName
  /** More faults of this tab, `getBill:404`; in mock mode. */
  readonly faults?: readonly string[]
}

/** Where it is opened; the fixture `open` of test.ts fills it in. */
interface Place {
  readonly mode: 'mock' | 'real'
  /** The address of a page of a city; null: of the root domain. */
  readonly at: (city: string | null, path: string) => string
  /** Calls are counted by it: one of each test's own. */
  readonly visit: string
}

const phone = { width: 390, height: 844 }

/**
 * Opens a scenario where it begins, as its person: in mock mode by its link, behind the API by its
 * header. Most tests ask the fixture instead: `await open({ scenario: 'payments-off' })`.
 *
 * Behind the API it throws for what only the demonstration's own page does: a scenario with a
 * language, a theme or a phone's window, and further faults.
 */
export async function openScenario(
  page: Page,
  { scenario, faults = [] }: Wanted,
  place: Place,
): Promise<void> {
  const { tenant, path, persona, view } = scenarioOf(scenario)
  if (view?.phone === true) await page.setViewportSize(phone)
  const address = place.at(tenant, path)
  if (place.mode === 'mock') {
    const link = new URL(address)
    link.searchParams.set('scenario', scenario)
    for (const fault of faults) link.searchParams.append('fault', fault)
    await page.goto(link.href)
    // It has begun when it is gone from the address.
    await expect(page).not.toHaveURL(/[?&]scenario=/u)
    return
  }
  if (faults.length > 0) throw new Error('A link is a matter of the demonstration’s own page')
  if (view !== undefined) throw new Error(`${scenario} is a matter of the demonstration's own page`)
  // First the sign-in by the form: faults do not apply to it.
  if (persona !== undefined) await signInByForm(page, place.at, persona)
  await page.setExtraHTTPHeaders({ 'X-Scenario': scenario, 'X-Demo-Visit': place.visit })
  await page.goto(address)
}
