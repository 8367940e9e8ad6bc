import { ApiFailure } from '@/api/failure'
import { NoPermissionError } from '@/app/guard/no-permission'
import { ChunkFailure } from '@/state/chunks'

/** Where bugs go; reports for operators listen here as well, once their script is loaded. */
export const bugs = { tell: (error: unknown) => console.error(error) }

/**
 * Handles what React's boundaries catch. A failure that the page shows, with its reference, is not
 * logged; anything else is a bug and goes to the console.
 */
export function reportCaught(error: unknown): void {
  const isShown =
    error instanceof ApiFailure ||
    error instanceof ChunkFailure ||
    error instanceof NoPermissionError
  if (!isShown) bugs.tell(error)
}
