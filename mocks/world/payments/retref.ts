import { sha256Hex } from '@mocks/lib/sha256'

/** Twelve digits, as the processor numbers what it has answered. */
export const retrefOf = (receiptId: string): string =>
  String(Number.parseInt(sha256Hex(receiptId).slice(0, 9), 16)).padStart(12, '0')
