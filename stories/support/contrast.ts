import type { NodeResult } from 'axe-core'

/** By `npm test`; in Storybook's own page axe looks at contrast, too, and says where it is low. */
export const isTested = import.meta.env['VITEST_STORYBOOK'] === 'false'

/**
 * Contrast is two thirds of what axe takes for a page, and most text has the colors of some other
 * text. Each combination is looked at until it has passed once in this worker, and then no more.
 */
const passed = new Set<string>()

/** Throws if axe finds text whose contrast is too low. */
export async function checkContrast(): Promise<void> {
  const keys = new Map<Element, string>()
  for (const element of withText()) {
    const key = colorsOf(element)
    if (!passed.has(key)) keys.set(element, key)
  }
  if (keys.size === 0) return
  // Storybook's own page does without.
  const { default: axe } = await import('axe-core')
  axe.reset()
  const include = [...keys.keys()].filter((element) => element.isConnected)
  if (include.length === 0) return
  const found = await axe.run(
    { include },
    {
      runOnly: ['color-contrast'],
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      iframes: false,
    },
  )
  const low = found.violations.flatMap(({ nodes }) => nodes)
  if (low.length > 0) throw new Error(low.map(describe).join('\n\n'))
  for (const { element } of found.passes.flatMap(({ nodes }) => nodes)) {
    const key = element && keys.get(element)
    if (key !== undefined) passed.add(key)
  }
}

function describe({ html, failureSummary = '' }: NodeResult): string {
  return `color-contrast: ${html}\n${failureSummary}`
}

/** What shows text of its own; hidden text comes again when it shows. */
function withText(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) =>
      (element.matches('input, select, textarea') || [...element.childNodes].some(isText)) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isForScreenReaders(element),
  )
}

const isText = ({ nodeType, nodeValue }: Node) =>
  nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim() !== ''

/** Clipped to a pixel, or where no scrolling leads: axe takes neither for visible. */
function isForScreenReaders(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1) return true
  return (right + scrollX < 0 || bottom + scrollY < 0) && !isScrolled(element.parentElement)
}

function isScrolled(element: Element | null): boolean {
  if (element === null || element === document.documentElement) return false
  return element.scrollTop > 0 || element.scrollLeft !== 0 || isScrolled(element.parentElement)
}

/**
 * All that decides about contrast: the text's own style and the grounds under it, down to the first
 * that nothing shows through. What is placed may stand over a ground that is not its ancestor's: it
 * is known by the classes of all its ancestors, too.
 */
function colorsOf(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
  const layers = [color, fontSize, fontWeight, textShadow]
  let covered = false
  let placed = false
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at)
    // What makes text fainter does so from any height.
    layers.push(style.opacity, style.filter, style.mixBlendMode)
    if (covered) continue
    layers.push(style.backgroundColor, style.backgroundImage)
    covered = style.backgroundImage === 'none' && isOpaque(style.backgroundColor)
    placed ||= !covered && isPlaced(style)
  }
  return [...layers, ...(placed ? wayUp(element) : [])].join(' ')
}

/** `class` of an SVG's element is no string. */
function* wayUp(element: Element): Generator<string> {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    yield `${at.localName}.${at.getAttribute('class') ?? ''}`
  }
}

const isOpaque = (color: string) => color.startsWith('rgb(')

const isPlaced = ({ position, transform, float }: CSSStyleDeclaration) =>
  position === 'absolute' || position === 'fixed' || transform !== 'none' || float !== 'none'
