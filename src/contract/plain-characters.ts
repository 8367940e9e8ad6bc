/** `−` is no dash to Unicode; between Latin letters and digits, Japanese keyboards type `ー` as one. */
const dash = /[\p{Pd}\u2212]|(?<=[\p{Nd}A-Za-z])\u30FC(?=[\p{Nd}A-Za-z])/gu

/** True of nearly all texts: nothing in them is to be made plain. */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text)

/**
 * A number as typed or pasted, in the plain characters that it is kept and compared in: a full-width
 * digit, any dash, and signs that nobody sees, which a copy from a web page or an address book brings.
 */
export function plainCharacters(text: string): string {
  if (isPlain(text)) return text.trim()
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(dash, '-')
    .trim()
}
