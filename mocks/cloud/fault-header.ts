/**
 * What a false or late answer says of itself, for whoever looks for the reason: the effects, each
 * with the `id` of its fault. A broken network says nothing.
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
