import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, SelectHTMLAttributes } from 'react'
import { ExpandIcon } from '@/ui/display/icons'

const Root = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minWidth: '0',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'control',
    '--icon-size': '1.125rem',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    '& > svg': { position: 'absolute', insetInlineStart: '3', pointerEvents: 'none' },
    '& > svg:last-child': { insetInlineStart: 'auto', insetInlineEnd: '2.5' },
    '& > select': {
      appearance: 'none',
      // As wide as the shown choice, where the browser supports it.
      fieldSizing: 'content',
      maxWidth: '100%',
      minWidth: '0',
      minHeight: 'calc(var(--ct-sizes-control) - 2px)',
      ps: '3',
      pe: '2.125rem',
      borderRadius: 'control',
      fontSize: 'cell',
      fontWeight: 'medium',
      textOverflow: 'ellipsis',
      '& > option': { bg: 'surface', color: 'fg' },
    },
    '&[data-icon] > select': { ps: '2.375rem' },
    _highContrast: {
      '& > svg:last-child': { display: 'none' },
      '& > select': { appearance: 'auto' },
    },
  },
})

interface FilterSelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'color' | 'height' | 'size' | 'width'
> {
  /** For screen readers; visually the icon and the choice suffice. */
  label: string
  icon?: ReactNode
  /** `<option>`s. */
  children: ReactNode
}

/** A choice above figures or rows: the period, the merchant. */
export function FilterSelect({ label, icon, children, ...select }: FilterSelectProps) {
  return (
    <Root {...(icon !== undefined && { 'data-icon': '' })}>
      {icon}
      <select aria-label={label} {...select}>
        {children}
      </select>
      <ExpandIcon />
    </Root>
  )
}
