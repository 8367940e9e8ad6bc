import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'

const Initials = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: { base: '2.375rem', sm: '2.875rem' },
    borderRadius: 'pill',
    bg: 'brand.text',
    color: 'surface',
    fontSize: { base: 'xs', sm: 'md' },
    fontWeight: 'bold',
    letterSpacing: '0.01em',
    // A seal: the ring stands one pixel inside the edge.
    boxShadow:
      'inset 0 0 0 1px var(--ct-colors-brand-text), inset 0 0 0 2.5px color-mix(in srgb, var(--ct-colors-surface) 35%, var(--ct-colors-brand-text))',
    printColorAdjust: 'exact',
    _highContrast: { border: '1px solid CanvasText' },
    _print: { bg: 'surface', color: 'fg', border: '1px solid' },
  },
})

const Logo = chakra('img', {
  base: {
    flexShrink: '0',
    height: { base: '2.375rem', sm: '2.875rem' },
    maxWidth: '9rem',
    objectFit: 'contain',
  },
})

interface MerchantMarkProps {
  name: string
  /** An https address, or null: the initials. */
  logo: string | null
}

/** A merchant's logo, or its initials if it has none or the picture fails to load. */
export function MerchantMark({ name, logo }: MerchantMarkProps) {
  const [failed, setFailed] = useState(false)
  // The name is beside it as text, so the mark itself is hidden from screen readers.
  if (logo !== null && !failed) return <Logo src={logo} alt="" onError={() => setFailed(true)} />
  return <Initials aria-hidden="true">{initialsOf(name)}</Initials>
}

/** `Miami County, Ohio` → `MC`: the initials before the comma. */
export function initialsOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/[\s-]+/u).filter((word) => /^\p{Lu}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
}
