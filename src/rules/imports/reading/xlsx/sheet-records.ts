import type { SaxesTagPlain } from 'saxes'
import { importLimits } from '@/contract/imports/imports'
import { UnreadableFile } from '../unreadable-file'
import type { ShowNumber } from './number-formats'
import { readXml } from './read-xml'
import { textCollector, unescaped } from './shared-strings'
import type { Part } from './unpack'

interface Looks {
  readonly strings: readonly string[]
  readonly showBy: (style: number) => ShowNumber
}

/**
 * Rows of a sheet, cells as the sheet shows them. Empty cells are not in the file: a row is as wide
 * as the first one that has any text, or as its own last cell with text.
 */
export async function* sheetRecords(part: Part, looks: Looks): AsyncGenerator<string[][]> {
  let records: string[][] = []
  let row: string[] = []
  let width = 0
  let count = 0
  let place = 0
  let cell: Cell = { type: 'n', style: 0 }
  let value = ''
  let isValue = false
  const inline = textCollector()

  const add = (text: string) => {
    if (text === '') return
    if (place >= importLimits.columns) {
      const { columns: most } = importLimits
      throw new UnreadableFile({ problem: 'too-many-columns', most, record: count + 1 })
    }
    while (row.length < place) row.push('')
    row.push(text)
  }

  const pieces = readXml(part, {
    open: (name, tag) => {
      if (name === 'row') {
        row = []
        place = 0
      } else if (name === 'c') {
        place = placeOf(tag.attributes['r']) ?? place
        cell = { type: tag.attributes['t'] ?? 'n', style: Number(tag.attributes['s'] ?? 0) }
        value = ''
        inline.begin()
      } else if (name === 'v') isValue = true
      else inline.open(name)
    },
    text: (text) => {
      if (!isValue) inline.text(text)
      else if (value.length <= importLimits.cell * 2) value += text
    },
    close: (name) => {
      if (name === 'v') isValue = false
      else if (name === 'c') {
        add(cell.type === 'inlineStr' ? inline.end() : textOf(cell, value, looks))
        place += 1
      } else if (name === 'row' && row.length > 0) {
        width ||= row.length
        while (row.length < width) row.push('')
        records.push(row)
        count += 1
      } else inline.close(name)
    },
  })
  for await (const _ of pieces) {
    if (records.length === 0) continue
    yield records
    records = []
  }
  if (records.length > 0) yield records
}

interface Cell {
  readonly type: string
  readonly style: number
}

function textOf({ type, style }: Cell, value: string, { strings, showBy }: Looks): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'str':
      return unescaped(value)
    case 'n': {
      const number = Number(value)
      return value === '' || Number.isNaN(number) ? value : showBy(style)(number)
    }
    // An error (`#N/A`), or a day in ISO.
    default:
      return value
  }
}

/** The column of `AB12`, from 0; null: the next one. */
function placeOf(reference: SaxesTagPlain['attributes'][string] | undefined): number | null {
  if (reference === undefined) return null
  let place = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    place = place * 26 + letter
  }
  return place - 1
}
