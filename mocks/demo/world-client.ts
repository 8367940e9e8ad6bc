import * as v from 'valibot'
import type { ReturnCode } from '@mocks/lib/return-codes'
import {
  demoEchecks,
  demoFileAnswer,
  demoReturned,
  demoUndone,
  demoWorldHash,
  demoWorldPaths,
  demoWorldState,
} from '@mocks/hosts/demo-world'

/**
 * What the panel does to the world that this tab sees. All pages of that world hear of it by
 * themselves (apply-world-news.ts). Rejects with a sentence when the browser keeps nothing more.
 */
async function ask<T>(
  schema: v.GenericSchema<unknown, T>,
  path: string,
  body?: string,
): Promise<T> {
  const response = await fetch(path, body === undefined ? {} : { method: 'POST', body })
  if (!response.ok) throw new Error(await refusal(response))
  return v.parse(schema, await response.json())
}

const refusalBody = v.object({ message: v.string() })

async function refusal(response: Response): Promise<string> {
  const said = v.safeParse(refusalBody, await response.json().catch(() => null))
  return said.success ? said.output.message : `The demonstration answers ${response.status}`
}

export const worldClient = {
  state: () => ask(demoWorldState, demoWorldPaths.state),
  /** SHA-256 over all rows: two worlds with the same one are the same. */
  hash: async () => (await ask(demoWorldHash, demoWorldPaths.hash)).hash,
  /** null: there was nothing to take back. */
  undo: async () => (await ask(demoUndone, demoWorldPaths.undo, '')).undone,
  reset: () => ask(demoWorldState, demoWorldPaths.reset, ''),
  moveClock: (milliseconds: number) =>
    ask(demoWorldState, demoWorldPaths.clock, JSON.stringify({ milliseconds })),
  /** E-checks of this site that may still come back, the latest first. */
  echecks: () => ask(demoEchecks, demoWorldPaths.echecks),
  returnEcheck: async (payment: string, code: ReturnCode) =>
    (await ask(demoReturned, demoWorldPaths.echecks, JSON.stringify({ payment, code }))).returned,
  /** A world file, to be saved. */
  exportFile: async () => {
    const file = await worldClient.file()
    return { name: nameOf(file), text: JSON.stringify(file) }
  },
  /** The same, as it goes into a bug report. */
  file: () => ask(anyFile, demoWorldPaths.file),
  /** null: its world is here now; else why not (world-refusal.ts), and nothing has changed. */
  importFile: async (text: string) =>
    (await ask(demoFileAnswer, demoWorldPaths.file, text)).problem,
}

/** Written by the cloud; the reader validates it. */
const anyFile = v.looseObject({ seed: v.string(), now: v.string() })

const nameOf = ({ seed, now }: v.InferOutput<typeof anyFile>): string =>
  `${seed} ${now.slice(0, 16).replaceAll(/[T:]/g, '-')}.world.json`
