import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { NoPermissionError } from '@/app/guard/no-permission'
import type { AppRouter } from '@/app/router'
import { locales } from '@/i18n/locales'
import { addressRows } from '@/rules/addresses/address-table'
import { config } from '@/state/preferences'
import { samplePath, type Site, tenantAt } from '@mocks/scenarios/page-samples'
import { type PersonaName, personaNamed } from '@mocks/world/personas'
import { axeFindings } from '../support/axe-findings'
import { checkContrast } from '../support/contrast'
import { Screen } from '../support/screen'

// Every address as a person of each role, half of them on a phone, in both themes, and each page in another
// language than the one before. Where a person is led elsewhere is proven in
// src/app/guard/navigation.test.ts, and that page is looked at under its own address.

const meta = {
  title: 'Sweeps/Every address',
  tags: ['!dev'],
  component: Screen,
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const people = [
  null,
  'user',
  'merchant-user',
  'merchant-admin',
  'support',
  'admin',
  'super',
] as const satisfies readonly (PersonaName | null)[]
type Person = (typeof people)[number]

let opened: AppRouter | null = null

function openedRouter(): AppRouter {
  if (opened === null) throw new Error('No screen is open')
  return opened
}

/** A quarter of the addresses; null: a guest. */
function asPerson(persona: Person, quarter: 1 | 2 | 3 | 4): Story {
  const turn = people.indexOf(persona)
  const site = siteOf(persona)
  const rows = addressRows.filter((_, index) => index % 4 === quarter - 1)
  return {
    args: {
      path: '/404',
      tenant: tenantAt[site],
      ...(persona !== null && { persona }),
      onRouter: (router) => (opened = router),
    },
    globals: {
      theme: (turn + quarter) % 2 === 0 ? 'light' : 'dark',
      ...(turn % 2 === 1 && { viewport: { value: 'mobile1', isRotated: false } }),
    },
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('heading', { level: 1 })
      const found: string[] = []
      let wasDenied = false
      for (const [index, row] of rows.entries()) {
        const locale = locales[(turn + index) % locales.length] ?? 'en'
        config.language = locale
        const { isThere, isDenied } = await open(samplePath(row, site), canvasElement, locale)
        // Of missing permissions one panel is looked at.
        if (!isThere || (isDenied && wasDenied)) continue
        wasDenied ||= isDenied
        const problems = await problemsOf(canvasElement)
        found.push(...problems.map((problem) => `${row.name}, ${locale}: ${problem}`))
      }
      await expect(found).toEqual([])
    },
  }
}

function siteOf(persona: Person): Site {
  return persona === null || personaNamed(persona).merchant !== null ? 'own' : 'root'
}

/** Until all of the page is there, in that language; `isThere`: it did not lead elsewhere. */
async function open(path: string, canvas: HTMLElement, locale: string) {
  const router = openedRouter()
  router.history.push(path)
  await waitFor(() => expect(router.state.status).toBe('idle'), patience)
  await waitFor(() => expect(document.documentElement.lang).toBe(locale), patience)
  await within(canvas).findByRole('heading', { level: 1 }, patience)
  await waitFor(() => expect(canvas.querySelector('[aria-busy="true"]')).toBeNull(), patience)
  const { location, matches } = router.state
  return {
    isThere: location.pathname === path,
    isDenied: matches.some(({ error }) => error instanceof NoPermissionError),
  }
}

const patience = { timeout: 5_000 }

async function problemsOf(canvas: HTMLElement): Promise<string[]> {
  const page = document.documentElement
  const isWide = () => page.scrollWidth > page.clientWidth
  // A wide table is put into a frame that scrolls once it was measured.
  await waitFor(() => expect(isWide()).toBe(false)).catch(() => undefined)
  const contrast = await checkContrast().then(
    () => [],
    (low: unknown) => [String(low)],
  )
  return [
    ...(within(canvas).getAllByRole('heading', { level: 1 }).length === 1 ? [] : ['not one h1']),
    ...(isWide() ? [`${page.scrollWidth} px wide in ${page.clientWidth}`] : []),
    ...(await axeFindings()),
    ...contrast,
  ]
}

export const Guest1 = asPerson(null, 1)
export const Guest2 = asPerson(null, 2)
export const Guest3 = asPerson(null, 3)
export const Guest4 = asPerson(null, 4)
export const Citizen1 = asPerson('user', 1)
export const Citizen2 = asPerson('user', 2)
export const Citizen3 = asPerson('user', 3)
export const Citizen4 = asPerson('user', 4)
export const MerchantUser1 = asPerson('merchant-user', 1)
export const MerchantUser2 = asPerson('merchant-user', 2)
export const MerchantUser3 = asPerson('merchant-user', 3)
export const MerchantUser4 = asPerson('merchant-user', 4)
export const MerchantAdmin1 = asPerson('merchant-admin', 1)
export const MerchantAdmin2 = asPerson('merchant-admin', 2)
export const MerchantAdmin3 = asPerson('merchant-admin', 3)
export const MerchantAdmin4 = asPerson('merchant-admin', 4)
export const Support1 = asPerson('support', 1)
export const Support2 = asPerson('support', 2)
export const Support3 = asPerson('support', 3)
export const Support4 = asPerson('support', 4)
export const Admin1 = asPerson('admin', 1)
export const Admin2 = asPerson('admin', 2)
export const Admin3 = asPerson('admin', 3)
export const Admin4 = asPerson('admin', 4)
export const SuperUser1 = asPerson('super', 1)
export const SuperUser2 = asPerson('super', 2)
export const SuperUser3 = asPerson('super', 3)
export const SuperUser4 = asPerson('super', 4)
