import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Root = chakra('section', {
  base: {
    '& > h3': { fontWeight: 'semibold', mb: '2' },
  },
})

interface DrawerPartProps {
  title: ReactNode
  /** Paper would have its heading only. */
  screenOnly?: boolean
  children: ReactNode
}

/** A part of a drawer under its heading. */
export function DrawerPart({ title, screenOnly = false, children }: DrawerPartProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id} {...(screenOnly && { 'data-screen-only': '' })}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  )
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    '& p:first-of-type': { fontSize: 'xl', lineHeight: '1.75rem', fontWeight: 'bold' },
    '& p.figures': { fontSize: '2xl', lineHeight: '2rem' },
    '& p + p': { color: 'fg.muted' },
    '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

interface DrawerHeadProps {
  title: ReactNode
  /** The title is an amount. */
  isAmount?: boolean
  /** Whose it is. */
  subtitle?: ReactNode
  /** Its state, as pills at the right. */
  state: ReactNode
}

/** What a drawer begins with: the amount or the name, and its state. */
export function DrawerHead({ title, isAmount = false, subtitle, state }: DrawerHeadProps) {
  return (
    <Head>
      <div>
        <p {...(isAmount && { className: 'figures' })}>{title}</p>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </div>
      <div>{state}</div>
    </Head>
  )
}

/** What happened, or is to come (`data-to-come`), in its order: a dot for each, joined by a line. */
export const DrawerSteps = chakra('ol', {
  base: {
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& > li': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      ps: '6',
      pb: '2.5',
    },
    '& > li:last-child': { pb: '0' },
    // The dot, and the line to the next one.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0.4375rem',
      boxSize: '2.5',
      borderRadius: 'pill',
      border: '2px solid',
      borderColor: 'brand.fill',
      bg: 'brand.fill',
      _highContrast: { bg: 'CanvasText' },
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.25rem',
      top: '1.25rem',
      bottom: '-0.25rem',
      width: '2px',
      bg: 'line',
    },
    '& > li[data-to-come]': { color: 'fg.muted' },
    '& > li[data-to-come]::before': { bg: 'surface', borderColor: 'line.strong' },
  },
})

/** Names at the left, values at the right. */
export const PairList = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      py: '1.5',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& dt': { color: 'fg.muted' },
    '& dt > button': { my: '-1', verticalAlign: 'middle' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
})
