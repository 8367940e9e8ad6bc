import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Plugin, type PluginOption } from 'vite'
import { locales } from '../src/i18n/locales.ts'
import { withoutMessageParser } from '../scripts/vite/compiled-messages.ts'

/**
 * Storybook's own pages need more than the product's policy allows, and its scripts load by Vite's
 * own means, as they do while developing: its pages lie in any folder, the product at a host's root.
 */
const forThePageOnly: ReadonlySet<string> = new Set([
  'civic-till:security-headers',
  'civic-till:chunk-limit',
  'civic-till:first-screen-chunks',
  'civic-till:preloads',
])

function isForThePageOnly(plugin: PluginOption): boolean {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    forThePageOnly.has(plugin.name)
  )
}

/** The pages of `src/ui` show the props of its pieces; nothing else has its props read. */
function ofPiecesOnly(plugin: PluginOption): PluginOption {
  if (!isNamed(plugin, 'storybook:react-docgen-plugin')) return plugin
  const { transform } = plugin
  if (typeof transform !== 'function') return plugin
  return {
    ...plugin,
    transform(code, id, ...rest) {
      return id.includes('/src/ui/') ? transform.call(this, code, id, ...rest) : null
    },
  }
}

function isNamed(plugin: PluginOption, name: string): plugin is Plugin {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name
}

const workerOfMsw = {
  from: fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')),
  to: '/mockServiceWorker.js',
}

/** What Storybook's own frame shows: the product's mark and type. */
const ofTheFrame = [
  { from: '../src/ui/display/product-mark.svg', to: '/product-mark.svg' },
  {
    from: fileURLToPath(
      import.meta
        .resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    ),
    to: '/public-sans-latin-wght-normal.woff2',
  },
]

/** Without them a story asks for 300 files, and most of its first seconds go into asking. */
const chunks = [
  ...locales.map((locale) => ({
    name: `messages-${locale}`,
    test: new RegExp(`/src/i18n/${locale}/[^/]+\\.json`, 'u'),
  })),
  { name: 'product', test: /\/(?:src|mocks)\//u, minShareCount: 30 },
]

const testing = process.env['VITEST'] !== undefined

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: (own = [], { configType }) => [
    ...own,
    // The hosted card fields, a page of its own (`stories/support/card-frame.ts`).
    ...(testing ? [] : [{ from: '../dist-card-fields', to: '/card-fields' }, ...ofTheFrame]),
    // A built Storybook does without a service worker (`stories/support/story-calls.ts`).
    ...(configType === 'DEVELOPMENT' && !testing ? [workerOfMsw] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Chakra's package asks for its own Storybook to be listed beside ours, from its own host.
  refs: { '@chakra-ui/react': { disable: true } },
  // Tests need no props, and reading those of every file was two thirds of the build.
  typescript: { reactDocgen: testing ? false : 'react-docgen' },
  viteFinal: (own) =>
    mergeConfig(
      {
        ...own,
        plugins: (own.plugins ?? [])
          .flat()
          .filter((plugin) => !isForThePageOnly(plugin))
          .map(ofPiecesOnly),
      },
      {
        resolve: { alias: [withoutMessageParser] },
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
      },
    ),
}

export default config
