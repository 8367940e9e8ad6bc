/** look.md, "Color": every color of the product, light and dark. No other file names a color. */

export interface BrandPalette {
  /** Behind the main action. */
  fill: string
  /** Text on the fill. */
  on: string
  /** Links and text in the brand color; the focus ring. */
  text: string
  /** The background of a selected item. */
  tint: string
  /** A stronger tint: a completed step. */
  soft: string
}

export interface Palette {
  canvas: string
  surface: string
  line: string
  lineStrong: string
  /** The edge of a field or radio, where the edge alone shows the control: at least 3:1. */
  lineControl: string
  text: string
  muted: string
  brand: BrandPalette
  due: { text: string; tint: string }
  late: { text: string; tint: string }
  info: { text: string; tint: string }
}

export const light: Palette = {
  canvas: '#F6F8F6',
  surface: '#FFFFFF',
  line: '#DDE3DE',
  lineStrong: '#C6CFC8',
  lineControl: '#848F88',
  text: '#16211B',
  muted: '#546159',
  brand: { fill: '#176B4C', on: '#FFFFFF', text: '#10563D', tint: '#EEF6F1', soft: '#D5E9DE' },
  due: { text: '#7A4A00', tint: '#FFF4DC' },
  late: { text: '#9D2419', tint: '#FDECEA' },
  info: { text: '#1D4E89', tint: '#E9F1FB' },
}

export const dark: Palette = {
  canvas: '#0E1411',
  surface: '#151C18',
  line: '#29342D',
  lineStrong: '#3A473F',
  lineControl: '#66766C',
  text: '#E7EEEA',
  muted: '#A2B0A7',
  brand: { fill: '#5CC096', on: '#06231A', text: '#7FCDAB', tint: '#12241B', soft: '#1E3A2C' },
  due: { text: '#F3C46B', tint: '#33260B' },
  late: { text: '#F5A097', tint: '#381713' },
  info: { text: '#9CC4F5', tint: '#12233A' },
}

/** The office's sidebar looks the same in both themes. */
export const sidebar = { ground: '#0F1A15', active: '#1B2A22', text: '#D7E0DA', muted: '#94A39A' }
