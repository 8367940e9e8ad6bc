/** Small changes of files that are there already. Each throws where it no longer fits the file. */

export type Edit = (text: string) => string

/** Puts lines before the first line that begins so, counted from the line `after`. */
export function insertBefore(line: string, added: string, after = ''): Edit {
  return (text) => {
    const from = placeOf(text, after, 0)
    const at = placeOf(text, line, from)
    return text.slice(0, at) + added + text.slice(at)
  }
}

/** Puts an import behind the last one that the file has. */
export function addImport(added: string): Edit {
  return (text) => {
    const last = [...text.matchAll(/^(?:import .*|\} from .*)\n/gmu)].at(-1)
    if (last === undefined) throw new Error('The file has no import')
    const at = last.index + last[0].length
    return text.slice(0, at) + added + text.slice(at)
  }
}

/** Takes away the line that begins so, if there is one. */
export const removeLine =
  (line: string): Edit =>
  (text) =>
    text
      .split('\n')
      .filter((other) => !other.startsWith(line))
      .join('\n')

/** Puts messages behind the last id that begins so, or at the end. */
export function addMessages(added: Readonly<Record<string, string>>, behind: string): Edit {
  return (text) => {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null) throw new Error('The file holds no messages')
    const entries = Object.entries(json)
    const last = entries.findLastIndex(([id]) => id.startsWith(behind))
    entries.splice(last === -1 ? entries.length : last + 1, 0, ...Object.entries(added))
    return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
  }
}

function placeOf(text: string, line: string, from: number): number {
  if (line === '') return from
  const at = text.startsWith(line, from) ? from : text.indexOf(`\n${line}`, from) + 1
  if (at === 0 && !text.startsWith(line)) throw new Error(`There is no line that begins "${line}"`)
  return at
}
