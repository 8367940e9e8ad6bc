/**
 * The header of a false or late answer that explains it to developers: the effects, each with the
 * `id` of its fault. A broken network sends none.
 */
export const faultHeader = 'X-Demo-Fault'

export interface ActedFault {
  /** `500`, `html`, `slow`. */
  readonly effect: string
  /** Of the fault, if it has one. */
  readonly id: string | null
}

export const faultNotes = (acted: readonly ActedFault[]): string =>
  acted
    .map(({ effect, id }) => (id === null ? effect : `${effect};${encodeURIComponent(id)}`))
    .join(', ')

export function readFaultNotes(header: string | null): readonly ActedFault[] {
  if (header === null || header === '') return []
  return header.split(', ').map((note) => {
    const [effect = '', id] = note.split(';')
    return { effect, id: id === undefined ? null : decodeURIComponent(id) }
  })
}
