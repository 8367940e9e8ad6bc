import * as v from 'valibot'
import { clickAt, type Document, pressed, type Size, type Tab, typed } from './driver.ts'
import {
  type Facts,
  look,
  namesLibrary,
  type Pattern,
  selectFocused,
  type Sight,
  sightSchema,
  type Step,
} from './in-page.ts'

/** Milliseconds that a condition is waited for, and between two looks at it. */
const patience = 15_000
const pause = 50

/** A page as a person uses it: by role and accessible name. Everything is waited for. */
interface Screen {
  /** Waits until it is there, once. */
  sees(role: string, name?: string | RegExp): Promise<Facts>
  reads(text: string | RegExp): Promise<Facts>
  /** Waits until there is none. */
  misses(role: string, name?: string | RegExp): Promise<void>
  click(role: string, name: string | RegExp): Promise<void>
  /** In place of what was in the field. */
  type(role: string, name: string | RegExp, text: string): Promise<void>
  /** A password field has no role. */
  typeLabeled(label: RegExp, text: string): Promise<void>
  /** `Enter`, `Control+.` */
  press(keys: string): Promise<void>
  /** Looks inside this element only. */
  within(role: string, name?: string | RegExp): Screen
  /** The document of the frame with this title. */
  frame(title: string): Screen
  /** Waits until it is true. */
  until(what: string, isTrue: () => Promise<boolean>): Promise<void>
}

export interface Page extends Screen {
  resize(size: Size): Promise<void>
  goto(address: string): Promise<void>
  /** Evaluates an expression of a tool's own interface. */
  evaluate(expression: string): Promise<unknown>
  address(): Promise<URL>
}

/** As in the other journeys a plain text is looked for in the name, whatever its case. */
function pattern(text: string | RegExp): Pattern {
  if (typeof text !== 'string') return { source: text.source, flags: text.flags }
  return { source: text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`), flags: 'iu' }
}

const roleStep = (role: string, name?: string | RegExp): Step => ({
  role,
  name: name === undefined ? null : pattern(name),
})

const shown = (steps: readonly Step[]) =>
  steps
    .map((step) =>
      Object.values(step)
        .map((part) => JSON.stringify(part))
        .join(' '),
    )
    .join(' > ')

/** Asks again until there is an answer; a page that is being replaced has none. */
async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | null>,
  why: () => string = () => '',
): Promise<Answer> {
  const since = performance.now()
  let problem: Error | null = null
  for (;;) {
    try {
      const answer = await ask()
      if (answer !== null) return answer
      problem = null
    } catch (error) {
      problem = error instanceof Error ? error : new Error('unknown')
    }
    if (performance.now() - since > patience) {
      throw new Error(`${what}: not within ${patience / 1000} s. ${problem?.message ?? why()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function sight(document: Document, steps: readonly Step[]): Promise<Sight> {
  const question = `(${look.toString()})(${JSON.stringify(steps)})`
  const seen = v.parse(sightSchema, await document.evaluate(question))
  if (seen.state !== 'no-library') return seen
  await document.evaluate(`(() => { ${namesLibrary()} })()`)
  return sight(document, steps)
}

async function find(document: Document, steps: readonly Step[]): Promise<Facts> {
  let seen: Sight = { state: 'no-library' }
  const why = () => JSON.stringify(seen)
  return waitFor(
    shown(steps),
    async () => {
      seen = await sight(document, steps)
      return seen.state === 'one' ? seen.facts : null
    },
    why,
  )
}

/** It neither moves nor is covered: two looks in a row say the same. */
async function findToPress(document: Document, steps: readonly Step[]): Promise<Facts> {
  let seen = await find(document, steps)
  return waitFor(
    `${shown(steps)}, to press it`,
    async () => {
      const before = seen
      seen = await find(document, steps)
      const isStill = seen.x === before.x && seen.y === before.y
      return isStill && seen.takesPress ? seen : null
    },
    () => JSON.stringify(seen),
  )
}

function screenOf(document: Document, steps: readonly Step[]): Screen {
  const at = (step: Step) => [...steps, step]
  const click = async (step: Step) => {
    const { x, y } = await findToPress(document, at(step))
    await document.act(clickAt(x, y))
  }
  const type = async (step: Step, text: string) => {
    await click(step)
    await waitFor('a field that has the focus', async () =>
      (await document.evaluate(`(${selectFocused.toString()})()`)) === true ? true : null,
    )
    await document.act(typed(text))
  }
  return {
    sees: (role, name) => find(document, at(roleStep(role, name))),
    reads: (text) => find(document, at({ text: pattern(text) })),
    misses: async (role, name) => {
      const step = roleStep(role, name)
      await waitFor(`no ${shown([step])}`, async () =>
        (await sight(document, at(step))).state === 'none' ? true : null,
      )
    },
    click: (role, name) => click(roleStep(role, name)),
    type: (role, name, text) => type(roleStep(role, name), text),
    typeLabeled: (label, text) => type({ label: pattern(label) }, text),
    press: (keys) => document.act(pressed(keys)),
    within: (role, name) => screenOf(document, at(roleStep(role, name))),
    frame: (title) => screenOf(document.frame(title), []),
    until: async (what, isTrue) =>
      void (await waitFor(what, async () => ((await isTrue()) ? true : null))),
  }
}

export function pageOf(tab: Tab): Page {
  const address = async () => new URL(String(await tab.evaluate('location.href')))
  return {
    ...screenOf(tab, []),
    resize: (size) => tab.resize(size),
    goto: (to) => tab.goto(to),
    evaluate: (expression) => tab.evaluate(expression),
    address,
  }
}
