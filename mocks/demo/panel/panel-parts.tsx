import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

/** A heading with its content. */
export function Part({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  const heading = useId()
  return (
    <Section aria-labelledby={heading}>
      <chakra.h3 id={heading} fontWeight="semibold" lineHeight="1.5rem">
        {title}
      </chakra.h3>
      {lead !== undefined && (
        <chakra.p textStyle="help" mt="0.5">
          {lead}
        </chakra.p>
      )}
      {children !== undefined && <chakra.div mt="3">{children}</chakra.div>}
    </Section>
  )
}

const Section = chakra('section', {
  base: {
    px: { base: '4', sm: '5' },
    py: '4',
    '& + &': { borderTop: '1px solid', borderColor: 'line' },
  },
})

/** A list with a line between its rows. */
export const Rows = chakra('ul', {
  base: {
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    overflow: 'hidden',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '&:empty': { display: 'none' },
  },
})

/** Words at the left, what can be done at the right. */
export const RowLine = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '9',
    ps: '3',
    pe: '1.5',
    py: '1',
    '& > :not(button)': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

/** A whole row to press. */
const rowButton = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  width: '100%',
  minHeight: '10',
  px: '3',
  py: '1',
  textAlign: 'start',
  _hover: { bg: 'brand.tint' },
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: 'control' },
} as const

export const RowButton = chakra('button', { base: rowButton })
export const RowLink = chakra('a', { base: rowButton })

/** Machine-readable text; long lines scroll. */
export const Verbatim = chakra('pre', {
  base: {
    fontFamily: 'mono',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    maxHeight: '16rem',
    overflow: 'auto',
    p: '2.5',
    bg: 'canvas',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
