import { expect, it } from 'vitest'
import { answerDocument, demoDocumentPath } from './demo-document'

const ask = (document: string) =>
  answerDocument(
    new URL(`http://tiffin.pay.localhost${demoDocumentPath}?url=${encodeURIComponent(document)}`),
  )

it('makes the document that the address names', async () => {
  const answer = ask('https://documents.tiffin.example/water/12-3456-2025-bill.pdf')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const text = await answer.text()
  expect(text).toContain('(Bill 2025) Tj')
  expect(text).toContain('(Account 12-3456) Tj')
  expect(text).toContain('(City: tiffin) Tj')
})

it.each(['', 'https://documents.tiffin.example/water/', 'https://x.example/a/b-2025-unknown.pdf'])(
  'has no document at %j',
  (address) => {
    expect(ask(address).status).toBe(404)
  },
)
