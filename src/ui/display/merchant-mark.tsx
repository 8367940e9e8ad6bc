import { useState } from 'react'
import './merchant-mark.css'

interface MerchantMarkProps {
  name: string
  /** An https address, or null: the initials. */
  logo: string | null
}

/** A merchant's logo, or its initials if it has none or the picture fails to load. */
export function MerchantMark({ name, logo }: MerchantMarkProps) {
  const [failed, setFailed] = useState(false)
  // The name is beside it as text, so the mark itself is hidden from screen readers.
  if (logo !== null && !failed) {
    return <img className="merchant-logo" src={logo} alt="" onError={() => setFailed(true)} />
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
