import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type PluginOption } from 'vite'
import { withoutMessageParser } from '../scripts/vite/compiled-messages.ts'

/** Storybook's own pages need more than the product's policy allows. */
function isForThePageOnly(plugin: PluginOption): boolean {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === 'civic-till:security-headers'
  )
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript does not run on this TypeScript.
  typescript: { reactDocgen: 'react-docgen' },
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
