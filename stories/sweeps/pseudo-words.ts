import type { AreaMessages } from '@/i18n/area-files'
import { messagesOf } from '@/i18n/packs'
import { localeNames } from '@/i18n/locales'

/** Marks around each message, so that text outside is written into the code. */
const [open, close] = ['⟦', '⟧']

/** Every message that is in memory shows its marks, until the answer is called. */
export function markMessages(): () => void {
  const messages: AreaMessages = messagesOf('en') ?? {}
  const own = { ...messages }
  for (const [id, message] of Object.entries(own)) {
    messages[id] =
      typeof message === 'string'
        ? `${open}${message}${close}`
        : [{ type: 0, value: open }, ...message, { type: 0, value: close }]
  }
  return () => {
    Object.assign(messagesOf('en') ?? {}, own)
  }
}

/** What the page says and no message, no answer of the cloud and no format of the browser does. */
export function foreignWords(page: HTMLElement, answers: readonly string[]): string[] {
  const named = [...page.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
  const labels = named.flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  )
  const said = [textsOf(page), ...labels].map((text) => withoutMessages(text))
  const known = valuesIn(answers).map(squashed)
  return said
    .flatMap((text) => text.match(/\p{L}{3,}(?:[ \p{L}]*\p{L})?/gu) ?? [])
    .filter((words) => !names.includes(words))
    .filter((words) => !known.some((value) => value.includes(squashed(words))))
}

/** Names of cities and streets are shown as people write them. */
const squashed = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '').toLowerCase()

/** The visible text, in order; separate pieces stay separate. */
function textsOf(page: HTMLElement): string {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    if (node.parentElement?.closest('style, script') === null) texts.push(node.textContent ?? '')
  }
  return texts.join('\n')
}

function withoutMessages(text: string): string {
  const inner = /⟦[^⟦⟧]*⟧/gu
  const next = text.replaceAll(inner, '\n')
  return next === text ? text : withoutMessages(next)
}

/** Names are the same in each language; dates come from the browser. */
const names = Object.values(localeNames).concat(
  ['Civic Till', 'Visa', 'Mastercard', 'American Express', 'Discover', 'AM', 'PM', 'EDT', 'EST'],
  (['short', 'long'] as const).flatMap((length) => [
    ...Array.from({ length: 12 }, (_, month) =>
      inWords(Date.UTC(2026, month, 1), { month: length }),
    ),
    ...Array.from({ length: 7 }, (_, day) =>
      inWords(Date.UTC(2026, 0, 1 + day), { weekday: length }),
    ),
  ]),
)

function inWords(at: number, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en', { ...parts, timeZone: 'UTC' }).format(at)
}

/** Every text in the answers. */
function valuesIn(answers: readonly string[]): string[] {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  for (const answer of answers) collect(JSON.parse(answer))
  return [...found]
}
