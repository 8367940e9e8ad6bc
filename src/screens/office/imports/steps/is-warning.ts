import { type ImportIssue, warningCodes } from '@/contract/imports'

/** Warnings do not refuse a row. */
export const isWarning = ({ code }: Pick<ImportIssue, 'code'>): boolean =>
  warningCodes.some((warning) => warning === code)
