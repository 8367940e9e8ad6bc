/**
 * SHA-256 and HMAC without `crypto.subtle`: synchronous, so that a write is decided, journaled and
 * applied without another request between its halves, and the same in a worker, jsdom and Node.
 */
const primes = (() => {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
})()

const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 0x1_0000_0000)
const roundConstants = Uint32Array.from(primes, (p) => fraction(Math.cbrt(p)))
const initialState = Uint32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)))
const blockBytes = 64

const at = (list: Uint32Array, index: number) => list[index] ?? 0
const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / blockBytes) * blockBytes)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000))
  view.setUint32(padded.length - 4, message.length << 3)

  const state = Uint32Array.from(initialState)
  const schedule = new Uint32Array(64)
  for (let start = 0; start < padded.length; start += blockBytes) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(start + i * 4)
    for (let i = 16; i < 64; i++) {
      const w15 = at(schedule, i - 15)
      const w2 = at(schedule, i - 2)
      const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
      const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
      schedule[i] = at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1
    }
    let a = at(state, 0)
    let b = at(state, 1)
    let c = at(state, 2)
    let d = at(state, 3)
    let e = at(state, 4)
    let f = at(state, 5)
    let g = at(state, 6)
    let h = at(state, 7)
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const choice = (e & f) ^ (~e & g)
      const t1 = (h + s1 + choice + at(roundConstants, i) + at(schedule, i)) | 0
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    state[0] = at(state, 0) + a
    state[1] = at(state, 1) + b
    state[2] = at(state, 2) + c
    state[3] = at(state, 3) + d
    state[4] = at(state, 4) + e
    state[5] = at(state, 5) + f
    state[6] = at(state, 6) + g
    state[7] = at(state, 7) + h
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, i) => out.setUint32(i * 4, word))
  return digest
}

const encoder = new TextEncoder()
const bytesOf = (text: string | Uint8Array) =>
  typeof text === 'string' ? encoder.encode(text) : text

function concat(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

export function hmac(key: string, message: string): Uint8Array {
  const raw = bytesOf(key)
  const short = raw.length > blockBytes ? sha256(raw) : raw
  const padded = new Uint8Array(blockBytes)
  padded.set(short)
  const inner = sha256(
    concat(
      padded.map((byte) => byte ^ 0x36),
      bytesOf(message),
    ),
  )
  return sha256(
    concat(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += pairs[byte] ?? ''
  return text
}

export const sha256Hex = (text: string): string => hex(sha256(bytesOf(text)))
