import { waitFor } from 'storybook/test'
import { config } from '@/state/layout-config'
import { loadEveryArea } from '@/i18n/packs'
import { chooseTheme } from '@/state/theme'
import { announce } from '@/ui/feedback/live-region'
import { closeToast } from '@/ui/feedback/toast'
import { checkContrast } from './contrast'
import { misfits } from './phone-texts'

interface Looked {
  readonly tags: readonly string[]
  readonly globals: Readonly<Record<string, unknown>>
}

/** Its own look is what another story is about. */
const isPlain = ({ tags, globals: { locale, theme, viewport } }: Looked): boolean =>
  tags.includes('dev') && locale === 'en' && theme === 'light' && !isChosen(viewport)

const isChosen = (viewport: unknown): boolean =>
  typeof viewport === 'object' &&
  viewport !== null &&
  'value' in viewport &&
  viewport.value !== undefined

/**
 * After a story of Storybook's index, on the page as it was left: readable in the dark, and nothing
 * sticks out on a phone of 320 px, in German, which has the longest words. Then all is as it was.
 */
export async function checkLooks(story: Looked): Promise<void> {
  if (!isPlain(story)) return
  const { page } = await import('vitest/browser')
  const { innerWidth, innerHeight } = window
  try {
    chooseTheme('dark')
    await painted()
    await checkContrast()
    // These stay in the language in which they were said.
    closeToast()
    announce('')
    await loadEveryArea('de')
    config.language = 'de'
    await page.viewport(320, 568)
    await painted()
    // Wide content is put into a frame that scrolls once it was measured.
    await waitFor(() => {
      const found = misfits(document.body)
      if (found.length > 0) throw new Error(`On a phone in German: ${found.join('; ')}`)
    })
  } finally {
    chooseTheme('light')
    config.language = 'en'
    await page.viewport(innerWidth, innerHeight)
    await painted()
  }
}

const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done())))
