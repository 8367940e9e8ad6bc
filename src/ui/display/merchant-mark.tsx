import { useState } from 'react'
import './merchant-mark.css'

interface MerchantMarkProps {
  name: string
  /** An https address, or null: the initials. */
  logo: string | null
  /** The logo in words. Absent: the name beside it says enough. */
  logo_alt?: string | null | undefined
}

/** A merchant's logo, or its initials if it has none or the picture fails to load. */
export function MerchantMark({ name, logo, logo_alt }: MerchantMarkProps) {
  const [failed, setFailed] = useState(false)
  if (logo !== null && !failed) {
    return (
      <img
        className="merchant-logo"
        src={logo}
        alt={logo_alt ?? ''}
        onError={() => setFailed(true)}
      />
    )
  }
  return (
    <span className="merchant-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** `Miami County, Ohio` → `MC`: the initials before the comma. */
export function initialsOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/[\s-]+/u).filter((word) => /^\p{Lu}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
}
