/** What the viewer may do to the account. */
export interface AccountRights {
  readonly hold: boolean
  readonly sendLink: boolean
  readonly ebilling: boolean
  readonly resend: boolean
  readonly receipts: boolean
}
