import type { FileFacts } from './file-facts'

/** A file as a table; its records can be read several times. */
export interface Table extends Pick<FileFacts, 'format' | 'dialect' | 'sheets' | 'sheet'> {
  records(): AsyncGenerator<string[][]>
}
