import { expect, it } from 'vitest'
import { pdfOf } from './pdf'

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

it('has the lines, with what PDF text reserves escaped', () => {
  const text = textOf(pdfOf(['Bill (2025)', String.raw`Account 08\1`, 'Größe 日']))
  expect(text).toMatch(/^%PDF-1\.4\n/u)
  expect(text).toContain(String.raw`(Bill \(2025\)) Tj`)
  expect(text).toContain(String.raw`(Account 08\\1) Tj`)
  expect(text).toContain('(Größe ?) Tj')
})

it('lists the byte at which each object starts', () => {
  const text = textOf(pdfOf(['Bill', 'Größe']))
  const starts = [...text.matchAll(/^(?<at>\d{10}) 00000 n $/gmu)]
  expect(starts).toHaveLength(7)
  starts.forEach((start, index) => {
    expect(text.slice(Number(start.groups?.['at']))).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  })
  expect(text.slice(Number(/startxref\n(?<at>\d+)/u.exec(text)?.groups?.['at']))).toMatch(/^xref\n/)
})
