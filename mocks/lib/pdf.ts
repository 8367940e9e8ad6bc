/** A US Letter page, in points. */
const page = { width: 612, height: 792, edge: 72 }

/**
 * A PDF of one page: the first line as the title, the others below it. Characters beyond Latin-1
 * show as question marks, because the standard fonts have no others.
 */
export function pdfOf([title = '', ...lines]: readonly string[]): Uint8Array<ArrayBuffer> {
  const content = [
    'BT',
    `/F2 22 Tf ${page.edge} ${page.height - page.edge - 22} Td (${escaped(title)}) Tj`,
    '/F1 12 Tf 0 -18 Td 18 TL',
    ...lines.map((line) => `T* (${escaped(line)}) Tj`),
    'ET',
  ].join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  file += starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\n`
  file += `startxref\n${table}\n%%EOF\n`
  // One byte per character, which is what the offsets count.
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}

function escaped(text: string): string {
  return [...text]
    .map((character) => (character.charCodeAt(0) > 0xff ? '?' : character))
    .join('')
    .replaceAll(/[\\()]/g, String.raw`\$&`)
}
