/**
 * What tells an error of this program from what it plays. A fault that wants a broken network
 * throws `BrokenNetwork`; every other error that reaches a host is a defect, and is answered and
 * told as one, so that it is not looked for in the own network.
 */
export class BrokenNetwork extends TypeError {
  constructor() {
    // As browsers word it.
    super('Failed to fetch')
  }
}

/** In the header of an answer: what went wrong in the demonstration's backend, without a stack. */
const defectHeader = 'X-Demo-Defect'

const mostShown = 300

export function defectHeaders(reason: unknown): Readonly<Record<string, string>> {
  const text = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
  return { [defectHeader]: encodeURIComponent(text.slice(0, mostShown)) }
}

export function readDefect({ headers }: Response): string | null {
  const written = headers.get(defectHeader)
  return written === null ? null : decodeURIComponent(written)
}

/** As the server words its own mistakes. */
export const serverMistake = { message: 'The server made a mistake' } as const

export const defectAnswer = (reason: unknown): Response =>
  Response.json(serverMistake, { status: 500, headers: defectHeaders(reason) })

/** What a page gets of a cloud: its answer, a broken network that is played, or a defect. */
export async function answerOrDefect(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof BrokenNetwork) return Response.error()
    console.error(error)
    return defectAnswer(error)
  }
}
