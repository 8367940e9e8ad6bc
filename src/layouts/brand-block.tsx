import type { ReactNode } from 'react'
import { MerchantMark } from '@/ui/display/merchant-mark'
import '@/ui/feedback/bones.css'
import { shortName, type ShellMerchant } from './shell-merchant'
import './shell.css'

interface BrandBlockProps {
  merchant: ShellMerchant | null
  /** The product's name, for pages without a merchant. */
  fallbackName?: string | undefined
  /** Wraps the block in the link to the start page. */
  homeLink?: ((content: ReactNode) => ReactNode) | undefined
}

/** The merchant: mark, name, office and phone. */
export function BrandBlock({ merchant, fallbackName, homeLink }: BrandBlockProps) {
  const content = merchant ? (
    <>
      <MerchantMark {...merchant} />
      <span className="brand-words">
        <span className="brand-name">
          <span className="phone-only">{shortName(merchant.name)}</span>
          <span className="wide-only">{merchant.name}</span>
        </span>
        <span className="brand-office">
          {[merchant.office, merchant.phone].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  ) : fallbackName === undefined ? (
    <BrandBones />
  ) : (
    <span className="brand-fallback">{fallbackName}</span>
  )
  return (
    <div className="brand-block">
      {homeLink && merchant ? homeLink(content) : <div>{content}</div>}
    </div>
  )
}

/** Reserves the place until merchant-info answers, so that nothing moves. */
function BrandBones() {
  return (
    <span className="brand-bones" aria-hidden="true">
      <span className="bone" />
      <span className="bone" />
    </span>
  )
}
