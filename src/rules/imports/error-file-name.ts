const stemOf = (file: string): string => file.replace(/\.[^.]*$/u, '')

/** Of the file with the rows that were refused. */
export const errorFileName = (file: string): string => `${stemOf(file)}-errors.csv`

/** Whether a later file is the mended one: the same, or its file of errors, however it was saved. */
export function isMendedBy(file: string, later: string): boolean {
  const [stem, other] = [stemOf(file).toLowerCase(), stemOf(later).toLowerCase()]
  return other === stem || other.startsWith(stemOf(errorFileName(stem)))
}
