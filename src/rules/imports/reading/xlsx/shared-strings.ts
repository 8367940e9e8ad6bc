import { importLimits } from '@/contract/imports/imports'
import { readWhole } from './read-xml'
import type { Archive } from './unpack'

/** They are kept while a sheet is read, so that they may have less than it. In bytes. */
const most = 256 * 1_024 * 1_024

/** The texts of a workbook, which its cells name by their places. */
export async function readSharedStrings(archive: Archive, part: string | null): Promise<string[]> {
  const strings: string[] = []
  const collector = textCollector()
  await readWhole(part === null ? null : archive.part(part, most), {
    open: (name) => {
      if (name === 'si') collector.begin()
      collector.open(name)
    },
    text: collector.text,
    close: (name) => {
      collector.close(name)
      if (name === 'si') strings.push(collector.end())
    },
  })
  return strings
}

/** Puts a text together of its runs; how it is pronounced (`rPh`) is no part of it. */
export function textCollector() {
  let written = ''
  let isText = false
  let isSpoken = false
  return {
    begin: () => {
      written = ''
    },
    open: (name: string) => {
      if (name === 't') isText = !isSpoken
      if (name === 'rPh') isSpoken = true
    },
    text: (text: string) => {
      // What is longer is refused by the check, and not needed for that.
      if (isText && written.length <= importLimits.cell * 2) written += text
    },
    close: (name: string) => {
      if (name === 't') isText = false
      if (name === 'rPh') isSpoken = false
    },
    end: () => unescaped(written),
  }
}

/** `_x000D_`: how Excel writes what XML cannot say. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
