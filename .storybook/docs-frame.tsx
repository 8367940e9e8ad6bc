import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useCallback, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { create } from 'storybook/theming/create'
import { dark, light } from '../src/ui/theme/palette'

const themes = {
  light: create({ base: 'light', ...looksOf(light) }),
  dark: create({ base: 'dark', ...looksOf(dark) }),
}

function looksOf({ canvas, surface, line, text, muted, brand }: typeof light) {
  return {
    appBg: canvas,
    appContentBg: canvas,
    appPreviewBg: surface,
    appBorderColor: line,
    textColor: text,
    textMutedColor: muted,
    colorSecondary: brand.text,
    fontBase: "'Public Sans Variable', system-ui, sans-serif",
  }
}

type Globals = Readonly<Record<string, unknown>>
type Mode = keyof typeof themes
const modeIn = (globals: Globals): Mode => (globals['theme'] === 'dark' ? 'dark' : 'light')

/** A page of docs in the theme of the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const subscribe = useCallback(
    (changed: () => void) => {
      context.channel.on(GLOBALS_UPDATED, changed)
      return () => context.channel.off(GLOBALS_UPDATED, changed)
    },
    [context],
  )
  const mode = useSyncExternalStore(subscribe, () => {
    const { globals }: { globals: Globals } = context.getStoryContext(context.storyById())
    return modeIn(globals)
  })
  return (
    <DocsContainer context={context} theme={themes[mode]}>
      {children}
    </DocsContainer>
  )
}
