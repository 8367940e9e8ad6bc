import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setDemoParts } from '@/state/demo'
import { useDocumentLink } from './document-link'

const url = 'https://water.example/10-002232-2025-bill.pdf'
const address = 'blob:http://tiffin.pay.localhost/1'
const madeDocument = vi.fn(async () => address)
const replace = vi.fn()

function Link() {
  return (
    <a {...useDocumentLink(url)} target="_blank" rel="noreferrer">
      Bill 2025
    </a>
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  const absent = () => Promise.reject(new Error('not needed'))
  setDemoParts(
    Promise.resolve({
      frontPage: absent,
      people: absent,
      mailbox: absent,
      document: async () => ({ madeDocument }),
    }),
  )
  vi.stubGlobal('open', () => ({ location: { replace } }))
  vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: vi.fn() }))
})

test('a document of the demonstration is made by the first press, not before', async () => {
  render(<Link />)
  const link = screen.getByRole('link', { name: 'Bill 2025' })
  expect(link).toHaveProperty('href', url)
  expect(madeDocument).not.toHaveBeenCalled()
  fireEvent.click(link)
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(address))
  expect(madeDocument).toHaveBeenCalledExactlyOnceWith(url)
  await vi.waitFor(() => expect(link).toHaveProperty('href', address))
})

test('the middle button opens it, too; the right one is the browser’s', async () => {
  render(<Link />)
  const link = screen.getByRole('link', { name: 'Bill 2025' })
  expect(fireEvent(link, new MouseEvent('auxclick', { button: 2, bubbles: true, cancelable: true }))).toBe(true)
  expect(madeDocument).not.toHaveBeenCalled()
  expect(fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))).toBe(false)
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(address))
})
