import { readFileSync } from 'node:fs'
import type * as TestingLibrary from '@testing-library/dom'
import * as v from 'valibot'

// What is evaluated in a page. Each function stands for itself there: it sees nothing of this file.

/** A regular expression, as it can be sent. */
export interface Pattern {
  readonly source: string
  readonly flags: string
}

/** From the document inwards; the last step is what is meant. */
export type Step =
  | { readonly role: string; readonly name: Pattern | null }
  | { readonly label: Pattern }
  | { readonly text: Pattern }

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined
}

/** Roles and accessible names, the same in every browser. */
export function namesLibrary(): string {
  const file = '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

const factsSchema = v.object({
  /** As it is shown. */
  text: v.string(),
  value: v.string(),
  isChecked: v.boolean(),
  /** The middle of it, in the viewport. */
  x: v.number(),
  y: v.number(),
  /** A press in the middle reaches it: nothing lies over it, it is not switched off. */
  takesPress: v.boolean(),
})
export type Facts = v.InferOutput<typeof factsSchema>

export const sightSchema = v.variant('state', [
  v.object({ state: v.literal('no-library') }),
  /** `there`: what could have been meant. */
  v.object({ state: v.picklist(['none', 'many']), there: v.array(v.string()) }),
  v.object({ state: v.literal('one'), facts: factsSchema }),
])
export type Sight = v.InferOutput<typeof sightSchema>

/** Finds the one element that the steps name, brings it into view, and describes it. */
export function look(steps: readonly Step[]): Sight {
  const library = globalThis.TestingLibraryDom
  if (library === undefined) return { state: 'no-library' }
  const { isInaccessible, queryAllByLabelText, queryAllByRole } = library
  const shown = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()
  const made = ({ source, flags }: Pattern) => new RegExp(source, flags)
  const fits = (element: Element, text: Pattern) => made(text).test(shown(element.textContent))
  const inside = (scope: HTMLElement, step: Step): HTMLElement[] => {
    if ('label' in step) return queryAllByLabelText(scope, made(step.label))
    if ('role' in step) {
      return queryAllByRole(scope, step.role, step.name === null ? {} : { name: made(step.name) })
    }
    // The innermost elements with these words.
    return [...scope.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        fits(element, step.text) &&
        ![...element.children].some((child) => fits(child, step.text)) &&
        !isInaccessible(element),
    )
  }

  let found: HTMLElement[] = [document.body]
  for (const step of steps) {
    const scopes = found
    found = [...new Set(scopes.flatMap((scope) => inside(scope, step)))]
    if (found.length > 0) continue
    const alike =
      'role' in step ? scopes.flatMap((scope) => queryAllByRole(scope, step.role)) : scopes
    const there = alike.map(
      (element) => element.getAttribute('aria-label') ?? shown(element.innerText).slice(0, 300),
    )
    return { state: 'none', there }
  }
  const [element, ...others] = found
  if (element === undefined || others.length > 0) {
    return { state: 'many', there: found.map((each) => shown(each.innerText).slice(0, 80)) }
  }

  const before = element.getBoundingClientRect()
  if (before.top < 0 || before.bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = Math.round(left + width / 2)
  const y = Math.round(top + height / 2)
  const hit = document.elementFromPoint(x, y)
  const isInput = element instanceof HTMLInputElement
  const labels = isInput ? [...(element.labels ?? [])] : []
  const isField = isInput || element instanceof HTMLTextAreaElement
  return {
    state: 'one',
    facts: {
      text: element.innerText,
      value: isField || element instanceof HTMLSelectElement ? element.value : '',
      isChecked: isInput && element.checked,
      x,
      y,
      takesPress:
        hit !== null &&
        [element, ...labels].some((each) => each.contains(hit)) &&
        !element.matches(':disabled'),
    },
  }
}

/** Whether a field has the focus; what is typed next replaces all that is in it. */
export function selectFocused(): boolean {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return false
  focused.select()
  return true
}

/** What a page that shows nothing waits for: its service worker, the frame of the world, an answer. */
export function pageState(): string {
  const files = performance
    .getEntriesByType('resource')
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming
        ? [`${entry.name.replace(/^.*\//u, '')} ${Math.round(entry.responseEnd)}`]
        : [],
    )
  return JSON.stringify({
    address: location.href,
    serviceWorker: navigator.serviceWorker.controller?.state ?? null,
    frames: Array.from(document.querySelectorAll('iframe'), (frame) => frame.src),
    files,
    at: Math.round(performance.now()),
  })
}
