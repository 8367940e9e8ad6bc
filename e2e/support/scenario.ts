import { expect, type Page } from '@playwright/test'
import { type ScenarioName, scenarioOf } from '../../mocks/scenarios/registry.ts'
import { signInByForm } from './session.ts'

export interface Wanted {
  readonly scenario: ScenarioName
  /** More faults of this tab, `getBill:404`; in mock mode. */
  readonly faults?: readonly string[]
}

interface Place {
  readonly mode: 'mock' | 'real'
  readonly at: (city: string | null, path: string) => string
  /** Calls are counted by it. */
  readonly visit: string
}

const phone = { width: 390, height: 844 }

/** Opens a scenario where it begins: in mock mode by its link, behind the API by its header. */
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
