import { useState } from 'react'
import { initialsOf } from '@/ui/display/merchant-mark'
import './merchant-list.css'

interface MerchantLogoProps {
  name: string
  /** An https address, or null: the initials. */
  logo: string | null
}

/** A merchant's name after its logo, small enough for a row. */
export function MerchantLogo({ name, logo }: MerchantLogoProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className="merchant-with-logo">
      {logo !== null && !hasFailed ? (
        <img className="merchant-logo" src={logo} alt="" onError={() => setFailed(true)} />
      ) : (
        <span className="merchant-logo" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <span>{name}</span>
    </span>
  )
}
