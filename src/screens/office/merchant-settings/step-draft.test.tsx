import { beforeEach, expect, test } from 'vitest'
import { newDepartment } from '@/rules/departments/new-department'
import { newIdentity } from '@/rules/merchants/merchant-texts'
import { departmentDraft } from '@/screens/office/department-setup/department-form'
import { stepDraft } from './step-draft'

/** What is typed into the onboarding and kept is never the number of a card (decision 4). */

const typed = 'Hers is 4788 2500 0012 1443'

beforeEach(() => window.sessionStorage.clear())

test.each([
  [
    'of a merchant',
    () => stepDraft(null, 'identity', newIdentity).keep({ ...newIdentity, office: typed }),
  ],
  ['of a department', () => departmentDraft('1', 'new').keep({ ...newDepartment, notice: typed })],
])('a draft %s', (_, keep) => {
  keep()
  const stored = window.sessionStorage.getItem('drafts') ?? ''
  expect(stored).toContain('add-settings')
  expect(stored).not.toContain('1443')
})
