import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { MessageId } from '@/i18n/message-ids'
import { withValues } from '@/i18n/message-text'
import { emptyLink, linkBody, type LinkFields, linkForm } from './link-form'

const right: LinkFields = {
  ...emptyLink,
  department_id: 'real-estate-tax',
  account: '08-004518',
  pin: '731904',
}

const long = (id: MessageId, count: number) => withValues(id, { longest: { count } })

/** The first error of each field. */
function problems(more: Partial<LinkFields>): Record<string, string> {
  const parsed = v.safeParse(linkForm, { ...right, ...more })
  const nested = parsed.success ? {} : (v.flatten<typeof linkForm>(parsed.issues).nested ?? {})
  return Object.fromEntries(Object.entries(nested).map(([name, texts]) => [name, texts[0]]))
}

describe('the form to link an account (product.md P7)', () => {
  it.each([
    [{}, {}],
    [{ department_id: '' }, { department_id: 'account-view.add.departmentMissing' }],
    [{ account: '  ' }, { account: 'account-view.add.accountMissing' }],
    [{ pin: '' }, { pin: 'account-view.add.pinMissing' }],
    [{ nickname: 'x'.repeat(41) }, { nickname: long('account-view.add.nicknameLong', 40) }],
    [{ client: 'x'.repeat(61) }, { client: long('account-view.add.tooLong', 60) }],
  ] as const)('%j: %j', (more, wrong) => {
    expect(problems(more)).toEqual(wrong)
  })

  it('is sent without empty fields', () => {
    expect(linkBody(right)).toEqual({
      department_id: 'real-estate-tax',
      account: '08-004518',
      client: null,
      nickname: null,
      pin: '731904',
    })
  })
})
