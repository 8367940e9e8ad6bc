import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'

/** Where the list of a step's parts stands on wide windows: below the steps. */
export const StepSide = createContext<HTMLElement | null>(null)

interface StepPart {
  /** Of the part's element. */
  readonly id: string
  readonly title: ReactNode
}

interface StepPartsProps {
  /** In the order of the page. */
  parts: readonly StepPart[]
}

/** To the parts of a long step: below the steps at the side, on narrow windows above the step. */
export function StepParts({ parts }: StepPartsProps) {
  const { formatMessage } = useIntl()
  const side = use(StepSide)
  const current = usePartInView(parts.map(({ id }) => id))
  const label = formatMessage({ id: 'forms.wizard.parts' })
  const list = parts.map(({ id, title }) => (
    <li key={id}>
      <button
        type="button"
        {...(id === current && { 'aria-current': 'location' })}
        onClick={() => goTo(id)}
      >
        {title}
      </button>
    </li>
  ))
  return (
    <>
      {side !== null && createPortal(<Side aria-label={label}>{list}</Side>, side)}
      <Top aria-label={label}>{list}</Top>
    </>
  )
}

/** Shows the part and lets the keyboard go on from there. */
function goTo(id: string) {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

/** The part that is being read: the last that begins in the window's upper third. */
function usePartInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 2
      const [first, ...later] = all.split(' ')
      const begun = later.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight / 3
      })
      setCurrent(isAtEnd && window.scrollY > 0 ? later.at(-1) : (begun.at(-1) ?? first))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [all])
  return current
}

const Side = chakra('ul', {
  base: {
    display: { base: 'none', lg: 'block' },
    mt: '3',
    pt: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    '& button': {
      width: '100%',
      minHeight: '2rem',
      ps: '2.5',
      pe: '2',
      py: '1',
      borderInlineStart: '2px solid',
      borderColor: 'line',
      borderRadius: '0',
      color: 'fg.muted',
      fontSize: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      lineHeight: '1.3125rem',
      _hover: { color: 'fg' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { borderColor: 'brand.fill', color: 'brand.text', fontWeight: 'semibold' },
    },
  },
})

const Top = chakra('ul', {
  base: {
    display: { base: 'flex', lg: 'none' },
    flexWrap: 'wrap',
    columnGap: '4',
    '& button': {
      minHeight: '2.75rem',
      color: 'brand.text',
      fontSize: 'cell',
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '1px',
      cursor: 'pointer',
    },
  },
})
