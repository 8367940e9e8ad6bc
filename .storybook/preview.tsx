import type { Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure, expect } from 'storybook/test'
import { isLocale, localeNames, locales } from '../src/i18n/locales'
import { loadEveryArea } from '../src/i18n/packs'
import { config } from '../src/state/preferences'
import { chooseTheme } from '../src/state/theme'
import { axeFindings } from '../stories/support/axe-findings'
import { chosenRole, isRole, roles } from '../stories/support/chosen-role'
import { checkContrast, isTested } from '../stories/support/contrast'
import { checkLooks } from '../stories/support/looks'
import { freshTab } from '../stories/support/fresh-tab'
import { checkMessages, watchMessages } from '../stories/support/missing-messages'

// A story makes a world of its own first; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 8_000 })

// Testing Library prints the whole page each time that it does not find something yet.
if (isTested) configure({ getElementError: (message) => new Error(message ?? 'Not found') })

// Tests have no such pages, and would wait for what draws them.
const PiecePage = lazy(async () => ({ default: (await import('./piece-page')).PiecePage }))
const DocsFrame = lazy(async () => ({ default: (await import('./docs-frame')).DocsFrame }))

// What rises or fades in is there at once. Reduced motion alone leaves it a first frame.
if (isTested) {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after, ::backdrop { animation: none !important }')
  document.adoptedStyleSheets.push(still)
}

const preview: Preview = {
  parameters: {
    // Tests look by themselves, below.
    a11y: { test: isTested ? 'off' : 'error' },
    layout: 'fullscreen',
    docs: {
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <PiecePage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        mobile1: {
          name: 'Small phone, 320 px',
          styles: { width: '320px', height: '568px' },
          type: 'mobile',
        },
        phone: {
          name: 'Phone, 390 px',
          styles: { width: '390px', height: '844px' },
          type: 'mobile',
        },
        tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        desktop: {
          name: 'Desktop, 1280 px',
          styles: { width: '1280px', height: '900px' },
          type: 'desktop',
        },
      },
    },
    options: {
      // As a visit goes: the bill, the cart, the checkout, the receipt.
      storySort: {
        order: [
          'Welcome',
          'Citizens',
          [
            'Departments',
            'Find a bill',
            'Bill',
            'Cart',
            'Checkout',
            ['Details and price', 'Court’s waiver', 'Card and bank', 'Not paid', 'Being checked'],
            'Receipt',
            ['After paying'],
            'Pay without a bill',
            'Pay on another site',
            'Account',
            'Profile',
            ['Details'],
          ],
          'Office',
          ['Dashboard', 'Users', ['Lists'], 'At the counter'],
          'Sign-in',
          ['Sign in', 'Create an account', 'Forgotten password'],
          'Errors',
          ['Pages'],
          'Demonstration',
          'Pieces',
        ],
      },
    },
  },
  initialGlobals: { role: 'story', theme: 'light', locale: 'en' },
  globalTypes: {
    role: {
      toolbar: {
        title: 'Role',
        icon: 'user',
        items: Object.entries(roles).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: locales.map((locale) => ({ value: locale, title: localeNames[locale] })),
        dynamicTitle: true,
      },
    },
  },
  beforeEach: () => {
    freshTab()
    watchMessages()
  },
  // A story that axe finds fault with fails (quality.md, "Accessibility and languages"). Axe looks at
  // what is painted: once the page has rendered its slices, and a table has learned in its first
  // frame whether it scrolls.
  afterEach: async (story) => {
    // Safari has no moments of idleness to ask for.
    if ('requestIdleCallback' in window) {
      await new Promise((idle) => window.requestIdleCallback(idle))
    }
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    if (isTested) {
      await expect(await axeFindings(document.body)).toEqual([])
      await checkContrast()
      await checkLooks(story)
    }
    await checkMessages()
  },
  loaders: [
    // Before the story renders, so that axe never looks at a page that is still empty. A `Screen`
    // forgets them, and its routes load their own.
    async ({ globals }) => {
      const locale = isLocale(globals['locale']) ? globals['locale'] : 'en'
      config.language = locale
      chosenRole.role = isRole(globals['role']) ? globals['role'] : 'story'
      chooseTheme(globals['theme'] === 'dark' ? 'dark' : 'light')
      await loadEveryArea(locale)
      return {}
    },
  ],
}

export default preview
