/** Work of seconds in pieces, so that other calls are answered in between. */
const longestMs = 25

export interface Slices {
  /** Waits for a moment when this piece has taken long enough. */
  rest(): Promise<void> | undefined
}

export const noSlices: Slices = { rest: () => undefined }

export function createSlices(): Slices {
  let begun = performance.now()
  return {
    rest: () => {
      if (performance.now() - begun < longestMs) return undefined
      return new Promise((resolve) => {
        setTimeout(() => {
          begun = performance.now()
          resolve()
        })
      })
    },
  }
}
