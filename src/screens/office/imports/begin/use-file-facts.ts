import { useEffect, useState } from 'react'
import { type FileFacts, type FileProblem, isFileProblem } from '@/rules/imports/reading/file-facts'
import { readFacts, ReaderFailure } from '@/screens/shared/reading/read-file'

export type FileReading =
  | { readonly at: 'none' }
  /** Records so far. */
  | { readonly at: 'reading'; readonly rows: number }
  | { readonly at: 'read'; readonly facts: FileFacts }
  | { readonly at: 'problem'; readonly problem: FileProblem | { readonly problem: 'reader' } }

interface Read {
  readonly file: File
  readonly sheet: string | undefined
  readonly reading: FileReading
}

const none: FileReading = { at: 'none' }
const begun: FileReading = { at: 'reading', rows: 0 }

/** Reads the chosen file through as soon as it is chosen, and again when another sheet is. */
export function useFileFacts(file: File | null, sheet: string | undefined): FileReading {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    if (file === null) return
    const stopping = new AbortController()
    const { signal } = stopping
    const note = (reading: FileReading) => {
      if (!signal.aborted) setRead({ file, sheet, reading })
    }
    readFacts(file, { sheet, signal, onProgress: (rows) => note({ at: 'reading', rows }) }).then(
      (answer) =>
        note(
          isFileProblem(answer)
            ? { at: 'problem', problem: answer }
            : { at: 'read', facts: answer },
        ),
      (error: unknown) => {
        note({ at: 'problem', problem: { problem: 'reader' } })
        if (!signal.aborted && !(error instanceof ReaderFailure)) throw error
      },
    )
    return () => stopping.abort()
  }, [file, sheet])
  if (file === null) return none
  return read !== null && read.file === file && read.sheet === sheet ? read.reading : begun
}
