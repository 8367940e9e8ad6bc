import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  parameters: {
    // A story that axe finds fault with fails (quality.md, "Accessibility and languages").
    a11y: { test: 'error' },
    layout: 'fullscreen',
  },
}

export default preview
