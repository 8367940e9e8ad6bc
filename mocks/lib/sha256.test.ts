import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hex, hmac, sha256Hex } from './sha256'

describe('sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 1000])('agrees with Node for %i characters', (length) => {
    const text = 'é'.repeat(length)
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it.each(['k', 'k'.repeat(100)])('signs like Node', (key) => {
    expect(hex(hmac(key, 'message'))).toBe(
      createHmac('sha256', key).update('message').digest('hex'),
    )
  })
})
