/** What docs/contract.md and docs/openapi.json say of what stands in for a missing field. */

/** What a stand-in that is made of other fields is. */
const madeOf: Readonly<Record<string, string>> = {
  'a user.name': '`username`, else `email`',
  'a user.username': '`email`',
  'a department.name': '`id`, in words',
  'a department.source_type': '3 with a `url`, else 4',
  'a cycle label.code': '`label`',
  'a cycle label.label': '`code`',
  'a merchant.time_zone': 'the browser’s',
  'a merchant.status': '`is_enabled`, else on',
  'a department’s sums.name': '`department_id` or `id`, in words',
  'a department’s sums.department_id': '`id`, else `name`',
  'the report.names_only': 'yes, without `totals`',
  'the report.merchant': 'of `merchant_name`',
  'a role.id': '`name`',
}

const nouns: Readonly<Record<string, string>> = {
  login: 'a user',
  register: 'a user',
  verifyToken: 'a user',
  listUsers: 'a user',
  searchUsers: 'a user',
  getUser: 'a user',
  createUser: 'a user',
  updateUser: 'a user',
  updateProfile: 'a user',
  getMerchantInfo: 'a merchant',
  getSettings: 'a merchant',
  listSettings: 'a merchant',
  listMerchants: 'a merchant',
  createMerchant: 'a merchant',
  updateMerchant: 'a merchant',
  setMerchantStatus: 'a merchant',
  listDepartments: 'a department',
  listPermitDepartments: 'a department',
  listMerchantDepartments: 'a department',
  saveDepartmentSettings: 'a department',
  getCycleLabels: 'a cycle label',
  getTypeList: 'a payment type',
  listDomains: 'a domain',
  listUserRoles: 'a role',
  getIframeUrls: 'the addresses',
  getDepartmentsReport: 'a department’s sums',
}

/** What a given call answers. */
export const nounOf = (callId: string): string => nouns[callId] ?? callId

const isMade = (value: unknown): value is (row: object) => unknown => typeof value === 'function'

/** The stand-in of a field; `place`: `a user.name`. */
export function standInText(value: unknown, place: string): string {
  if (!isMade(value)) return shown(value)
  if (madeOf[place] !== undefined) return madeOf[place]
  return shown(value({}))
}

function shown(value: unknown): string {
  if (value === null) return 'none'
  if (value === '') return 'empty'
  return `\`${JSON.stringify(value)}\``
}
