import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { CheckedRow, ImportIssue, ImportKind } from '@/contract/imports/imports'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { UiProvider } from '@/ui/theme/ui-provider'
import { ChangeList, IssueList } from './issue-text'

beforeAll(() => loadEveryArea('en'))
afterEach(cleanup)

function sentenceOf(issue: Partial<ImportIssue>): string {
  const whole = {
    code: 'E021' as const,
    column: 'amount',
    value: '',
    other_row: null,
    other_cents: null,
    hint: null,
    ...issue,
  }
  const { container } = render(
    <UiProvider>
      <Messages locale="en">
        <IssueList issues={[whole]} />
      </Messages>
    </UiProvider>,
  )
  return container.querySelector('li > span')?.textContent ?? ''
}

function changesOf(kind: ImportKind, changes: CheckedRow['changes']): (string | null)[] {
  const { container } = render(
    <UiProvider>
      <Messages locale="en">
        <ChangeList kind={kind} changes={changes} />
      </Messages>
    </UiProvider>,
  )
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
}

test.each([
  ['500.00', /add up to \$520\.00, not \$500\.00\./u],
  ['1,288.7', /not \$1,288\.70\./u],
  ['500,00', /not \$500\.00\./u],
  ['1.288,76', /not \$1,288\.76\./u],
  ['(12.00)', /not −\$12\.00\./u],
])('an amount of the file, %s, is shown as the one beside it', (value, expected) => {
  expect(sentenceOf({ code: 'E016', value, other_cents: 52_000 })).toMatch(expected)
})

test('what is no amount, or is not meant as one, stays as it stands in the file', () => {
  expect(sentenceOf({ code: 'E003', value: 'ten' })).toContain('“ten”')
  expect(sentenceOf({ code: 'E010', value: '1234', column: 'account_number' })).toContain('“1234”')
})

test('what a permit’s page says is said in its words, what the file says in the file’s', () => {
  expect(
    changesOf('permits', [
      { column: 'status', before: 'awaiting-payment', after: 'Approved-fee due' },
      { column: 'description', before: null, after: 'closed' },
    ]),
  ).toEqual([
    expect.stringMatching(/: Waiting for payment → Approved-fee due$/u),
    expect.stringMatching(/: \(empty\) → closed$/u),
  ])
})

test('of a PIN it is only said that it changes', () => {
  expect(changesOf('accounts', [{ column: 'link_pin', before: '1', after: '2' }])).toEqual([
    expect.stringMatching(/^[^12]+: will be changed$/u),
  ])
})

test('changes show amounts as money, and nothing else', () => {
  expect(
    changesOf('accounts', [
      { column: 'current_charge', before: '1288.76', after: '1288.77' },
      { column: 'bill_number', before: '100', after: '200' },
    ]),
  ).toEqual([
    expect.stringMatching(/: \$1,288\.76 → \$1,288\.77$/u),
    expect.stringMatching(/: 100 → 200$/u),
  ])
})
