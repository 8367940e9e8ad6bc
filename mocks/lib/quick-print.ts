/**
 * A short name of a text: two texts of one place hardly ever share it. A thousand times as fast as
 * SHA-256 here, and no protection against anybody who wants two texts to share it (cyrb53, public
 * domain).
 */
export class QuickPrint {
  #one = 0xde_ad_be_ef
  #other = 0x41_c6_ce_57

  add(text: string): this {
    let one = this.#one
    let other = this.#other
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      one = Math.imul(one ^ code, 2_654_435_761)
      other = Math.imul(other ^ code, 1_597_334_677)
    }
    this.#one = one
    this.#other = other
    return this
  }

  toString(): string {
    return `${(this.#one >>> 0).toString(16).padStart(8, '0')}${(this.#other >>> 0).toString(16).padStart(8, '0')}`
  }
}

export const quickPrint = (text: string): string => new QuickPrint().add(text).toString()
