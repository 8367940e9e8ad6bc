import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { AppRouter } from '@/app/router'
import { locales } from '@/i18n/locales'
import { addressRows } from '@/rules/addresses/address-table'
import { config } from '@/state/layout-config'
import { chooseTheme } from '@/state/theme'
import { samplePath, type Site, tenantAt } from '@mocks/scenarios/page-samples'
import { type PersonaName, personaNamed } from '@mocks/world/personas'
import { axeFindings } from '../support/axe-findings'
import { checkContrast } from '../support/contrast'
import { Screen } from '../support/screen'

// Every address as every person, half of them on a phone, each page in another language and theme
// than the one before. Who may see what is proven in src/app/guard/navigation.test.ts; this looks
// at what is shown then: screens, missing permissions, ways to sign in.

const meta = {
  title: 'Sweeps/Every address',
  tags: ['!dev'],
  component: Screen,
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const themes = ['light', 'dark'] as const
let opened: AppRouter | null = null

/** `turn`: its number, so that a page is seen in all languages by five people in a row. */
function asPerson(persona: PersonaName | null, turn: number): Story {
  const site = persona === null ? 'own' : siteOf(persona)
  return {
    args: {
      path: '/404',
      tenant: tenantAt[site],
      ...(persona !== null && { persona }),
      onRouter: (router) => (opened = router),
    },
    ...(turn % 2 === 1 && { globals: { viewport: { value: 'mobile1', isRotated: false } } }),
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('heading', { level: 1 })
      const found: string[] = []
      for (const [index, row] of addressRows.entries()) {
        const locale = locales[(turn + index) % locales.length] ?? 'en'
        const theme = themes[(turn + index) % themes.length] ?? 'light'
        config.language = locale
        chooseTheme(theme)
        await open(samplePath(row, site), canvasElement, locale)
        const problems = await problemsOf(canvasElement)
        found.push(...problems.map((problem) => `${row.name}, ${locale}, ${theme}: ${problem}`))
      }
      await expect(found).toEqual([])
    },
  }
}

function siteOf(persona: PersonaName): Site {
  const { merchant } = personaNamed(persona)
  return merchant === null ? 'root' : merchant === tenantAt.own ? 'own' : 'other'
}

/** All of the page is there, in that language. */
async function open(path: string, canvas: HTMLElement, locale: string): Promise<void> {
  opened?.history.push(path)
  await waitFor(() => expect(opened?.state.status).toBe('idle'), patience)
  await waitFor(() => expect(document.documentElement.lang).toBe(locale), patience)
  await within(canvas).findByRole('heading', { level: 1 }, patience)
  await waitFor(() => expect(canvas.querySelector('[aria-busy="true"]')).toBeNull(), patience)
}

const patience = { timeout: 5_000 }

async function problemsOf(canvas: HTMLElement): Promise<string[]> {
  const { scrollWidth, clientWidth } = document.documentElement
  const contrast = await checkContrast().then(
    () => [],
    (low: unknown) => [String(low)],
  )
  return [
    ...(within(canvas).getAllByRole('heading', { level: 1 }).length === 1 ? [] : ['not one h1']),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
    ...(await axeFindings()),
    ...contrast,
  ]
}

export const Guest = asPerson(null, 0)
export const Citizen = asPerson('user', 1)
export const CitizenElsewhere = asPerson('utility-user', 2)
export const MerchantUser = asPerson('merchant-user', 3)
export const MerchantAdmin = asPerson('merchant-admin', 4)
export const MerchantAdminElsewhere = asPerson('other-merchant-admin', 5)
export const Support = asPerson('support', 6)
export const Admin = asPerson('admin', 7)
export const SuperUser = asPerson('super', 8)
