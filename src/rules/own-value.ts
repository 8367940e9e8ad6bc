/**
 * The value under a word that a caller, an address, an office or stored data has chosen. A plain object
 * also answers to `constructor` and `toString`; only what was put there counts.
 */
export function ownValue<T>(
  record: Readonly<Record<string, T>> | null | undefined,
  word: string,
): T | undefined {
  return record && Object.hasOwn(record, word) ? record[word] : undefined
}

/** Whether every plain object answers to this word: no name of ours. */
export const isObjectWord = (word: string): boolean => word in Object.prototype
