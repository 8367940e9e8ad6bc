import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableFile } from '../unreadable-file'
import type { Part } from './unpack'

export interface XmlHandlers {
  /** `name` is without its namespace's prefix, which writers choose freely. */
  readonly open: (name: string, tag: SaxesTagPlain) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const localName = (name: string): string =>
  name.includes(':') ? name.slice(name.indexOf(':') + 1) : name

/** An attribute by its name without a prefix. */
export function attribute(tag: SaxesTagPlain, name: string): string | undefined {
  const plain = tag.attributes[name]
  if (plain !== undefined) return plain
  const prefixed = Object.keys(tag.attributes).find((one) => localName(one) === name)
  return prefixed === undefined ? undefined : tag.attributes[prefixed]
}

/** Reads a part piece by piece, and stops between two of them. Entities of its own are refused. */
export async function* readXml(part: Part, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  const { open, text, close } = handlers
  parser.on('opentag', (tag) => open(localName(tag.name), tag))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)))
  const step = (work: () => unknown) => {
    try {
      work()
    } catch (error) {
      if (error instanceof UnreadableFile) throw error
      throw new UnreadableFile({ problem: 'damaged', record: null })
    }
  }
  for await (const piece of part) {
    step(() => parser.write(piece))
    yield
  }
  step(() => parser.close())
}

/** Reads the whole of a small part. */
export async function readWhole(part: Part | null, handlers: XmlHandlers): Promise<void> {
  if (!part) return
  for await (const _ of readXml(part, handlers));
}
