import { demoDocumentPath } from '@mocks/hosts/demo-document'

/** An address in this tab for a document of a made-up office; revoke it when it is not shown. */
export async function madeDocument(url: string): Promise<string> {
  const response = await fetch(`${demoDocumentPath}?url=${encodeURIComponent(url)}`)
  if (!response.ok) throw new Error(`The demonstration has no document ${url}`)
  return URL.createObjectURL(await response.blob())
}
