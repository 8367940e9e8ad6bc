import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiFailure } from '@/api/failure'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { FailureText } from './failure-text'

beforeAll(() => loadEveryArea('en'))
afterEach(cleanup)

function said(status: number, reading: boolean): string | null {
  const error = new ApiFailure({
    kind: 'http',
    callId: 'listTransactions',
    requestId: 'r-1',
    status,
    body: {},
    retryAfterSeconds: null,
  })
  const { container } = render(
    <Messages locale="en">
      <FailureText error={error} reading={reading} />
    </Messages>,
  )
  return container.textContent
}

test('what is refused when a page reads says what to do: trying again helps nobody', () => {
  expect(said(422, true)).toMatch(/Clear the filters, or open it from the menu/u)
  expect(said(422, false)).toMatch(/^Our server could not do this right now/u)
  expect(said(500, true)).toMatch(/^Our server could not do this right now/u)
})
