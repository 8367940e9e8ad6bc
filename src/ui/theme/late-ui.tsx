import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/**
 * The two first screens are plain elements with style sheets. Chakra, 30 KiB, comes with the first
 * part that is built on it: a page by `LateUi`, a part that loads when it is needed by `lazyUi`.
 */

type Provider = ComponentType<{ children: ReactNode }>

let loaded: Provider | null = null

export async function loadUi(): Promise<Provider> {
  loaded = (await import('./ui-provider')).UiProvider
  return loaded
}

const LazyProvider = lazy(async () => ({ default: await loadUi() }))

/** Provides Chakra for what is below; without a pause once `loadUi` is done. */
export function LateUi({ children }: { children: ReactNode }) {
  const [Ui] = useState<Provider>(() => loaded ?? LazyProvider)
  return <Ui>{children}</Ui>
}

/** As React's `lazy`, for a component that is built on Chakra, below one that is not. */
export const lazyUi = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [Ui, Part] = await Promise.all([loadUi(), load()])
    return {
      default: (props: Props) => (
        <Ui>
          <Part {...props} />
        </Ui>
      ),
    }
  })
