import type { AccountKey } from '@/api/bills/accounts'

/** Which account a change is about. */
export const accountName = ({ departmentId, account, client }: AccountKey): string =>
  `${departmentId} ${account} ${client}`
