import {
  cellOf,
  pageRows,
  userOf,
  type VisitorName,
  visitors,
} from '../../mocks/scenarios/every-page.ts'
import { type Site, sites, tenantAt } from '../../mocks/scenarios/page-samples.ts'
import type { Persona } from '../support/names.ts'
import { signIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// Every address once, as the first person who may see it. Where all are led elsewhere, as a guest.

interface Visit {
  readonly site: Site
  readonly visitor: VisitorName
  readonly paths: string[]
}

function visits(): readonly Visit[] {
  const found = new Map<string, Visit>()
  for (const row of pageRows) {
    const [first = { site: 'own', visitor: null } as const] = visitors.flatMap((visitor) =>
      sites
        .filter((site) => visitor === null || userOf(visitor).sub_domain === tenantAt[site])
        .filter((site) => cellOf(row, site, visitor).outcome.kind === 'screen')
        .map((site) => ({ site, visitor })),
    )
    const key = `${String(first.visitor)} ${first.site}`
    const visit = found.get(key) ?? { ...first, paths: [] }
    visit.paths.push(cellOf(row, first.site, first.visitor).path)
    found.set(key, visit)
  }
  return [...found.values()]
}

for (const { site, visitor, paths } of visits()) {
  const who = visitor ?? 'a guest'
  test(
    `${who}, ${site} site: ${paths.length} addresses`,
    { tag: '@deploy' },
    async ({ page, at }) => {
      test.setTimeout(60_000 + paths.length * 6_000)
      if (visitor !== null) await signIn(page, at, visitor satisfies Persona)
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(at(tenantAt[site], path))
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        })
      }
    },
  )
}
