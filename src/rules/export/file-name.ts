import type { FileFormat } from './table'

/** `{merchant}_{report}_{from}_{to}.csv`; unknown parts are left out. */
export function fileName(
  merchant: string,
  report: string,
  days: readonly string[],
  format: FileFormat,
): string {
  const parts = [merchant, report, ...days].map((part) =>
    part.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-'),
  )
  return `${parts.filter((part) => part !== '').join('_')}.${format}`
}
