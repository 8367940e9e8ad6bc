/** What the journeys need of a browser: WebDriver BiDi and the older WebDriver offer it alike. */

export interface BrowserDriver {
  /** With its version. */
  readonly name: string
  /** Nothing is stored in it, and other profiles know nothing of it. */
  newProfile(): Promise<Profile>
  close(): Promise<void>
}

export interface Profile {
  newTab(): Promise<Tab>
  /** What the pages' consoles have said at the level of an error, uncaught errors included. */
  errors(): readonly string[]
  /** Where the browser puts what it downloads. */
  readonly downloads: string
  close(): Promise<void>
}

/** A page's document, or that of a frame in it. */
export interface Document {
  /** Evaluates an expression; its value is JSON. */
  evaluate(expression: string): Promise<unknown>
  act(actions: readonly InputSource[]): Promise<void>
  /** The document of the frame with this title. */
  frame(title: string): Document
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Tab extends Document {
  /** Of the page, in CSS pixels. */
  resize(size: Size): Promise<void>
  /** Resolves when the document and what it links to have loaded. */
  goto(address: string): Promise<void>
  /** A PNG file. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** As both protocols have them. */
export type InputSource =
  | {
      readonly type: 'pointer'
      readonly id: 'mouse'
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
      )[]
    }
  | {
      readonly type: 'key'
      readonly id: 'keyboard'
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[]
    }

export function clickAt(x: number, y: number): readonly InputSource[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]
}

/** Keys that write nothing have code points of their own in WebDriver. */
const specialKeys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const
type SpecialKey = keyof typeof specialKeys

/** One after the other. */
export function typed(text: string): readonly InputSource[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** `Control+.`: all down together. */
export function pressed(keys: string): readonly InputSource[] {
  const values = keys.split('+').map(codeOf)
  const actions = [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ]
  return [{ type: 'key', id: 'keyboard', actions }]
}

const isSpecial = (key: string): key is SpecialKey => key in specialKeys
const codeOf = (key: string): string => (isSpecial(key) ? specialKeys[key] : key)
