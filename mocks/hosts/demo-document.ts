import { tenantOf } from '@/rules/tenants/hosts'
import { pdfOf } from '@mocks/lib/pdf'
import { ownValue } from '@/rules/own-value'

/**
 * Beside the calls of the contract, with the address of an office's document: `url`. The offices
 * are made up and so are their servers, so the demonstration makes the document.
 */
export const demoDocumentPath = '/api/__demo/document'

const titles: Readonly<Record<string, string>> = {
  bill: 'Bill',
  notice: 'Shut-off notice',
  permit: 'Permit',
  citation: 'Citation',
}

/** As mocks/world/bills/bill-about.ts names them: `/water/12-3456-2025-bill.pdf`. */
const named = /\/(?<department>[^/]+)\/(?<account>[^/]+)-(?<year>\d{4})-(?<kind>[a-z]+)\.pdf$/u

/** A PDF, or 404 for an address that names no document. */
export function answerDocument(url: URL): Response {
  const asked = URL.parse(url.searchParams.get('url') ?? '')
  const { department, account, year, kind } = named.exec(asked?.pathname ?? '')?.groups ?? {}
  const title = ownValue(titles, kind ?? '')
  if (title === undefined) return Response.json({ message: 'No such document' }, { status: 404 })
  const file = pdfOf([
    `${title} ${year}`,
    `Account ${decodeURIComponent(account ?? '')}`,
    `Department: ${(department ?? '').replaceAll('-', ' ')}`,
    `City: ${tenantOf(url.host) ?? ''}`,
    '',
    'This document belongs to a demonstration. The account and its owner are made up.',
    'Amounts and due dates are on the page of the bill.',
  ])
  return new Response(file, { headers: { 'content-type': 'application/pdf' } })
}
