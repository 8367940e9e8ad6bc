import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useCallback, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { storybookThemes } from './storybook-theme'

type Globals = Readonly<Record<string, unknown>>
type Mode = keyof typeof storybookThemes
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
    <DocsContainer context={context} theme={storybookThemes[mode]}>
      {children}
    </DocsContainer>
  )
}
