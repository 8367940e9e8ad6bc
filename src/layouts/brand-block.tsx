import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { MerchantMark } from '@/ui/display/merchant-mark'
import { Bone } from '@/ui/feedback/skeleton'
import { shortName, type ShellMerchant } from './shell-merchant'

const Root = chakra('div', {
  base: {
    display: 'flex',
    minWidth: '0',
    flex: '1 1 auto',
    '& > a, & > div': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2.5', sm: '3.5' },
      minWidth: '0',
      minHeight: 'control',
      ms: '-0.0625rem',
      borderRadius: 'control',
    },
    '& [data-words]': { minWidth: '0', lineHeight: '1.25rem' },
    '& [data-office]': { truncate: true, display: { base: 'none', sm: 'block' } },
  },
})

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
      <MerchantMark name={merchant.name} logo={merchant.logo} />
      <span data-words="">
        <chakra.span display="block" truncate fontWeight="bold">
          <chakra.span hideFrom="sm">{shortName(merchant.name)}</chakra.span>
          <chakra.span hideBelow="sm">{merchant.name}</chakra.span>
        </chakra.span>
        <chakra.span data-office="" textStyle="help">
          {merchant.office} · {merchant.phone}
        </chakra.span>
      </span>
    </>
  ) : fallbackName === undefined ? (
    <BrandBones />
  ) : (
    <chakra.span fontWeight="semibold">{fallbackName}</chakra.span>
  )
  return <Root>{homeLink && merchant ? homeLink(content) : <div>{content}</div>}</Root>
}

/** Reserves the place until merchant-info answers, so that nothing moves. */
function BrandBones() {
  return (
    <chakra.span display="contents" aria-hidden="true">
      <Bone boxSize={{ base: '2.375rem', sm: '2.875rem' }} borderRadius="pill" />
      <Bone width="9rem" />
    </chakra.span>
  )
}
