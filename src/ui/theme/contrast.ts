/** Color arithmetic for merchant brand colors: sRGB channels 0–255, WCAG 2.2 contrast. */

export type Rgb = readonly [red: number, green: number, blue: number]

/** `#RRGGBB` or `#RGB`; null for anything else. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/iu.exec(text.trim())
  if (short) return channels(short.slice(1).map((digit) => digit + digit))
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(text.trim())
  return long ? channels(long.slice(1)) : null
}

function channels(pairs: readonly string[]): Rgb {
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** `share` 0 is the first color, 1 the second. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (a: number, b: number) => a + (b - a) * share
  return [at(from[0], to[0]), at(from[1], to[1]), at(from[2], to[2])]
}

function luminance(color: Rgb): number {
  const linear = (channel: number) => {
    const value = Math.round(channel) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

/** 1 (same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
