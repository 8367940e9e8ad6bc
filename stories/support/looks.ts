import { waitFor } from 'storybook/test'
import { config } from '@/state/preferences'
import { loadEveryArea } from '@/i18n/packs'
import { chooseTheme } from '@/state/theme'
import { announce } from '@/ui/feedback/live-region'
import { closeToast } from '@/ui/feedback/toast'
import { checkContrast } from './contrast'
import { misfits } from './phone-texts'

interface Looked {
  readonly title: string
  readonly tags: readonly string[]
  readonly globals: Readonly<Record<string, unknown>>
}

/** Pieces are shown with texts that fit nowhere. */
const screens = /^(?:Citizens|Errors|Office|Sign-in)\//u

/** A screen; its own look is what another story is about. */
const isPlain = ({ title, tags, globals: { locale, theme, viewport } }: Looked): boolean =>
  tags.includes('dev') &&
  screens.test(title) &&
  locale === 'en' &&
  theme === 'light' &&
  !isChosen(viewport)

const isChosen = (viewport: unknown): boolean =>
  typeof viewport === 'object' &&
  viewport !== null &&
  'value' in viewport &&
  viewport.value !== undefined

/**
 * After a story of Storybook's index, on the page as it was left: in German, which has the longest
 * words, on a phone of 320 px, nothing sticks out, and in the dark all can be read. It stays so: the
 * next story begins with a look of its own.
 */
export async function checkLooks(story: Looked): Promise<void> {
  if (!isPlain(story)) return
  const { page } = await import('vitest/browser')
  // These stay in the language in which they were said.
  closeToast()
  announce('')
  await loadEveryArea('de')
  config.language = 'de'
  chooseTheme('dark')
  await page.viewport(320, 568)
  await painted()
  await waitFor(() => {
    const found = misfits(document.body)
    // Wide content is put into a frame that scrolls once it was measured.
    if (found.length > 0) throw new Error(`On a phone in German: ${found.join('; ')}`)
  })
  await checkContrast()
}

const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done())))
