import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type PluginOption } from 'vite'
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

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Chakra's package asks for its own Storybook to be listed beside ours, from its own host.
  refs: { '@chakra-ui/react': { disable: true } },
  // No story has a page of its component's props, and reading them was two thirds of the build.
  typescript: { reactDocgen: false },
  viteFinal: (own) =>
    mergeConfig(
      {
        ...own,
        plugins: (own.plugins ?? []).flat().filter((plugin) => !isForThePageOnly(plugin)),
      },
      { resolve: { alias: [withoutMessageParser] } },
    ),
}

export default config
