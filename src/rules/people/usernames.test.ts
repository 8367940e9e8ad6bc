import { describe, expect, it } from 'vitest'
import { isAnotherEmail } from './usernames'

describe('a user name', () => {
  it.each([
    ['ruth', ['ruth@mail.example'], false],
    ['Ruth@mail.example ', ['ruth@mail.example'], false],
    ['old@mail.example', ['ruth@mail.example', 'old@mail.example'], false],
    ['other@mail.example', ['ruth@mail.example'], true],
    ['ruth@', ['ruth@mail.example'], true],
  ])('%s of somebody with %j', (username, own, isAnother) => {
    expect(isAnotherEmail(username, own)).toBe(isAnother)
  })
})
