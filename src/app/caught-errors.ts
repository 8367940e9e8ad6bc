import { ApiFailure } from '@/api/failure'
import { NoPermissionError } from '@/app/guard/no-permission'
import { ChunkFailure } from '@/state/chunks'

/**
 * What React's boundaries caught. Of a failure that the page itself shows, with its reference, the
 * console has nothing to add; anything else is a mistake of ours and is said.
 */
export function reportCaught(error: unknown): void {
  const isShown =
    error instanceof ApiFailure ||
    error instanceof ChunkFailure ||
    error instanceof NoPermissionError
  if (!isShown) console.error(error)
}
