/** The merchant's facts in the shell; merchant-info's answer fits this type. */
export interface ShellMerchant {
  name: string
  /** The office's name: "Treasurer's office". */
  office: string
  phone: string
  fax: string | null
  address: string
  city: string
  state: string
  zip: string
  hours: string
  repName: string
  repTitle?: string | null | undefined
  logo: string | null
  logo_alt?: string | null | undefined
  /** Its own website. */
  url?: string | null | undefined
}

/** The short name for a phone's header: `Miami County, Ohio` → `Miami County`. */
export function shortName(name: string): string {
  return name.split(',')[0]?.trim() ?? name
}

/** `100 Courthouse Square, Troy, OH 45373` */
export function addressLine(merchant: ShellMerchant): string {
  const { address, city, state, zip } = merchant
  return withCommas(address, city, `${state} ${zip}`.trim())
}

/** Those parts that a city has said. */
export function withCommas(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ')
}
