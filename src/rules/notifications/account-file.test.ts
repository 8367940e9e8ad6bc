import { expect, it } from 'vitest'
import { readAccountFile } from './account-file'
import { mostFileBytes } from './most-file-bytes'

it.each<[string, string, string[]]>([
  ['one column', '08-004512\n08-004544\n', ['08-004512', '08-004544']],
  ['its heading is left out', 'Parcels\n08-004512\n', ['08-004512']],
  [
    'the first of several',
    '08-004512,"Doe, Jane"\r\n08-004544,Roe\r\n',
    ['08-004512', '08-004544'],
  ],
  ['the one of accounts', 'Owner;Year;Parcel No.\nDoe;2025;08-004512\n', ['08-004512']],
  ['our own name before others', 'pin,account_number\n1,08-004512\n', ['08-004512']],
  ['doubled numbers stay', '08-004512\n\n08-004512\n', ['08-004512', '08-004512']],
])('%s', async (_, text, accounts) => {
  expect(await readAccountFile(new Blob([text]))).toEqual({ accounts })
})

it.each<[string, BlobPart, string]>([
  ['nothing in it', '', 'empty'],
  ['a heading alone', 'Account\n', 'empty'],
  ['an Excel file', 'PK\u0003\u0004 and so on', 'no-csv'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'no-csv'],
  ['quotes that never close', 'Account,Owner\n08-1,"Doe\n08-2,Roe\n', 'no-csv'],
  ['too large', '1'.repeat(mostFileBytes + 1), 'too-large'],
])('%s', async (_, content, problem) => {
  expect(await readAccountFile(new Blob([content]))).toEqual({ problem })
})

it('a file that is gone', async () => {
  const file = new Blob(['08-004512'])
  file.arrayBuffer = () => Promise.reject(new DOMException('It was moved', 'NotReadableError'))
  expect(await readAccountFile(file)).toEqual({ problem: 'unreadable' })
})
