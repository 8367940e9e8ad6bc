/** What the shell shows of a merchant; merchant-info's answer fits as it is. */
export interface ShellMerchant {
  name: string
  /** Who answers the phone: "Treasurer's office". */
  office: string
  phone: string
  fax: string | null
  address: string
  city: string
  state: string
  zip: string
  hours: string
  repName: string
  logo: string | null
}

/** What a phone's header has room for: `Miami County, Ohio` → `Miami County`. */
export function shortName(name: string): string {
  return name.split(',')[0]?.trim() ?? name
}

/** `100 Courthouse Square, Troy, OH 45373` */
export function addressLine(merchant: ShellMerchant): string {
  return `${merchant.address}, ${merchant.city}, ${merchant.state} ${merchant.zip}`
}

/** `(937) 555-0140` → `tel:+19375550140`; a number that is not of ten digits is dialed as it is. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/gu, '')
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`
}
