import { longest } from '@/contract/wire'

/**
 * The pattern of a department's numbers, which citizens' browsers run: a small part of regular
 * expressions. Signs, `\d`, `\w`, `\s`, `.` and classes like `[A-Z0-9]` can repeat (`?`, `*`, `+`,
 * `{2}`, `{2,4}`), groups with alternatives only be left out: `^(MH|BP)-\d{5}(-\d)?$`. So the time to
 * match is at most the pattern's length times the text's, and no pattern can be slow.
 */

interface SignPart {
  readonly fits: (sign: string) => boolean
  readonly least: number
  readonly most: number
  /** A dash or a space as such. */
  readonly separates: boolean
}

interface GroupPart {
  readonly ways: readonly Sequence[]
  readonly optional: boolean
}

type Sequence = readonly (SignPart | GroupPart)[]

export interface NumberPattern {
  readonly parts: Sequence
  readonly fromStart: boolean
  readonly toEnd: boolean
}

/** null: it is none of these patterns. */
export function readNumberPattern(source: string): NumberPattern | null {
  const fromStart = source.startsWith('^')
  const toEnd = /(?<!\\)(?:\\\\)*\$$/.test(source)
  const inner = source.slice(fromStart ? 1 : 0, toEnd ? -1 : undefined)
  try {
    const reader = { signs: Array.from(inner), at: 0 }
    const parts = readSequence(reader)
    return reader.at < reader.signs.length ? null : { parts, fromStart, toEnd }
  } catch (error) {
    if (error instanceof NoPattern) return null
    throw error
  }
}

class NoPattern extends Error {
  override readonly name = 'NoPattern'
}

interface Reader {
  readonly signs: readonly string[]
  at: number
}

const next = ({ signs, at }: Reader): string | undefined => signs[at]

function take(reader: Reader): string {
  const sign = next(reader)
  if (sign === undefined) throw new NoPattern()
  reader.at += 1
  return sign
}

/** Up to the end, or to a sign that ends it in a group. */
function readSequence(reader: Reader): Sequence {
  const parts: (SignPart | GroupPart)[] = []
  for (let sign = next(reader); sign !== undefined && sign !== ')' && sign !== '|';) {
    parts.push(sign === '(' ? readGroup(reader) : readSign(reader))
    sign = next(reader)
  }
  return parts
}

function readGroup(reader: Reader): GroupPart {
  take(reader)
  if (next(reader) === '?') {
    take(reader)
    if (take(reader) !== ':') throw new NoPattern()
  }
  const ways = [readSequence(reader)]
  for (let end = take(reader); end !== ')'; end = take(reader)) ways.push(readSequence(reader))
  const optional = next(reader) === '?'
  if (optional) take(reader)
  // A group that repeats would make the time grow with each level.
  if (isRepeat(next(reader))) throw new NoPattern()
  return { ways, optional }
}

const isRepeat = (sign: string | undefined) => sign !== undefined && '?*+{'.includes(sign)

function readSign(reader: Reader): SignPart {
  const begin = reader.at
  const fits = readFits(reader)
  const typed = reader.signs.slice(begin, reader.at).join('')
  const bounds = readRepeat(reader)
  if (isRepeat(next(reader))) throw new NoPattern()
  return { fits, ...bounds, separates: /^\\?[- ]$/.test(typed) }
}

/** Signs that mean something, and so stand for themselves only behind a backslash. */
const special = '^$*+?{}[]'

function readFits(reader: Reader): SignPart['fits'] {
  const sign = take(reader)
  if (sign === '.') return () => true
  if (sign === '\\') return readEscape(reader).fits
  if (sign === '[') return readClass(reader)
  if (special.includes(sign)) throw new NoPattern()
  return (other) => other === sign
}

const named: ReadonlyMap<string, RegExp> = new Map([
  ['d', /^\d$/],
  ['w', /^\w$/],
  ['s', /^\s$/],
])

/** Behind a backslash; `sign` is null where it stands for several. */
function readEscape(reader: Reader): { sign: string | null; fits: SignPart['fits'] } {
  const sign = take(reader)
  const kind = named.get(sign)
  if (kind !== undefined) return { sign: null, fits: (other) => kind.test(other) }
  // Others are letters with a meaning, or references to groups.
  if (/[\p{L}\p{N}]/u.test(sign)) throw new NoPattern()
  return { sign, fits: (other) => other === sign }
}

function readClass(reader: Reader): SignPart['fits'] {
  const isNegated = next(reader) === '^'
  if (isNegated) take(reader)
  const some: SignPart['fits'][] = []
  for (let sign = take(reader); sign !== ']'; sign = take(reader)) {
    const first = sign === '\\' ? readEscape(reader) : { sign, fits: (one: string) => one === sign }
    const isRange = next(reader) === '-' && (reader.signs[reader.at + 1] ?? ']') !== ']'
    if (!isRange) {
      some.push(first.fits)
      continue
    }
    take(reader)
    const end = take(reader)
    const last = end === '\\' ? readEscape(reader).sign : end
    if (first.sign === null || last === null || first.sign > last) throw new NoPattern()
    const { sign: from } = first
    some.push((other) => from <= other && other <= last)
  }
  return (other) => some.some((fits) => fits(other)) !== isNegated
}

/** No number is longer. */
const mostRepeats = longest.short

function readRepeat(reader: Reader): Pick<SignPart, 'least' | 'most'> {
  const sign = next(reader)
  if (sign === '?' || sign === '*' || sign === '+') {
    take(reader)
    return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity }
  }
  if (sign !== '{') return { least: 1, most: 1 }
  const rest = reader.signs.slice(reader.at).join('')
  const [all, from, comma, to] = /^\{(\d{1,3})(?:(,)(\d{1,3})?)?\}/.exec(rest) ?? []
  if (all === undefined) throw new NoPattern()
  reader.at += all.length
  const least = Number(from)
  const most = comma === undefined ? least : to === undefined ? Infinity : Number(to)
  if (least > most || least > mostRepeats) throw new NoPattern()
  return { least, most }
}

interface Matching {
  /** Dashes and spaces of the pattern may be left out. */
  readonly withoutSeparators?: boolean
}

export function fitsPattern(
  { parts, fromStart, toEnd }: NumberPattern,
  text: string,
  { withoutSeparators = false }: Matching = {},
): boolean {
  const signs = Array.from(text)
  const begin = signs.map((_, at) => at === 0 || !fromStart)
  const ends = reached(
    parts,
    signs,
    [...begin, signs.length === 0 || !fromStart],
    withoutSeparators,
  )
  return toEnd ? ends[signs.length] === true : ends.includes(true)
}

/** Where a text can be after these parts, from all places where it can be before: one look at each. */
function reached(
  parts: Sequence,
  signs: readonly string[],
  from: readonly boolean[],
  withoutSeparators: boolean,
): readonly boolean[] {
  let places = from
  for (const part of parts) {
    if ('ways' in part) {
      const before = places
      const ends = part.ways.map((way) => reached(way, signs, before, withoutSeparators))
      places = before.map((can, at) => (part.optional && can) || ends.some((end) => end[at]))
    } else if (!(withoutSeparators && part.separates)) {
      places = behindSign(part, signs, places)
    }
  }
  return places
}

function behindSign(
  { fits, least, most }: SignPart,
  signs: readonly string[],
  from: readonly boolean[],
): readonly boolean[] {
  const places = from.map(() => false)
  /** The places in the row of fitting signs before this one from which the part could begin. */
  let begins: number[] = []
  for (let at = 0; at <= signs.length; at += 1) {
    if (at > 0 && !fits(signs[at - 1] ?? '')) begins = []
    if (from[at] === true) begins.push(at)
    while (begins.length > 0 && at - (begins[0] ?? at) > most) begins.shift()
    places[at] = at - (begins[0] ?? Infinity) >= least
  }
  return places
}
