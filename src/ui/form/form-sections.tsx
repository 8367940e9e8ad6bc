import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'

export interface FormSection {
  /** Also the address's hash (`#fees`), so that a part of a form can be linked. */
  id: string
  title: ReactNode
  help?: ReactNode
  content: ReactNode
}

interface FormSectionsProps {
  sections: readonly FormSection[]
}

const Root = chakra('div', {
  base: {
    '&[data-contents]': {
      display: 'grid',
      gap: { base: '5', lg: '8' },
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' },
    },
  },
})

const Contents = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '5.5rem',
    maxHeight: { lg: 'calc(100dvh - 7rem)' },
    overflowY: 'auto',
    '& > p': { textStyle: 'tableHead', color: 'fg.muted', mb: '1.5' },
    '& ul': { display: 'flex', flexDirection: { base: 'row', lg: 'column' }, flexWrap: 'wrap' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: '2.75rem', lg: '2.25rem' },
      px: '3',
      py: '1',
      fontSize: 'cell',
      lineHeight: '1.25rem',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      borderRadius: 'control',
      '--icon-size': '1rem',
      _hover: { color: 'fg', bg: 'brand.tint' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { color: 'brand.text', fontWeight: 'semibold', bg: 'brand.tint' },
      '& svg': { color: 'late.fg' },
    },
    _print: { display: 'none' },
  },
})

const Section = chakra('section', {
  base: {
    px: { base: '4', sm: '5.5' },
    py: { base: '4', sm: '5' },
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    minWidth: '0',
    scrollMarginTop: '5.5rem',
    _highContrast: { borderColor: 'CanvasText' },
    '& > h2': { textStyle: 'h2', outline: 'none' },
    '& > h2 + p': { textStyle: 'help', mt: '0.5' },
  },
})

/** With fewer sections a table of contents adds nothing. */
const leastForContents = 3

/**
 * The parts of an office form, each under its heading; on long pages with a table of contents that
 * marks the current part and those with errors.
 */
export function FormSections({ sections }: FormSectionsProps) {
  const { formatMessage } = useIntl()
  const prefix = useId()
  const root = useRef<HTMLDivElement>(null)
  const hasContents = sections.length >= leastForContents
  const current = useCurrentSection(root, hasContents)
  const wrong = useWrongSections(root)
  const headingId = (id: string) => `${prefix}-${id}`
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault()
    const heading = document.getElementById(headingId(id))
    heading?.closest('section')?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <Root ref={root} {...(hasContents && { 'data-contents': '' })}>
      {hasContents && (
        <Contents aria-label={formatMessage({ id: 'forms.sections.label' })}>
          <p aria-hidden="true">
            <FormattedMessage id="forms.sections.label" />
          </p>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  {...(id === current && { 'aria-current': 'location' })}
                  onClick={(event) => goTo(event, id)}
                >
                  {title}
                  {wrong.includes(id) && (
                    <>
                      <ErrorIcon />
                      <chakra.span srOnly>
                        <FormattedMessage id="forms.sections.wrong" />
                      </chakra.span>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </Contents>
      )}
      <Stack gap="5">
        {sections.map(({ id, title, help, content }) => (
          <Section key={id} id={id} aria-labelledby={headingId(id)}>
            <h2 id={headingId(id)} tabIndex={-1}>
              {title}
            </h2>
            {help !== undefined && <p>{help}</p>}
            <Stack gap="5" mt="4">
              {content}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Root>
  )
}

const sectionsIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>(':scope > div > section') ?? []),
]

/**
 * The last section that begins in the upper third of the window; at the end of the page, the last.
 */
function useCurrentSection(root: { current: HTMLElement | null }, isOn: boolean): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    if (!isOn) return
    const look = () => {
      const all = sectionsIn(root.current)
      const { scrollHeight } = document.documentElement
      const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2
      const begun = all.filter(
        (section) => section.getBoundingClientRect().top < window.innerHeight / 3,
      )
      setCurrent(((isAtEnd ? all : begun).at(-1) ?? all[0])?.id ?? null)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [root, isOn])
  return current
}

/** Read from the page, so that no list of fields by section is needed. */
function useWrongSections(root: { current: HTMLElement | null }): readonly string[] {
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    if (root.current === null) return
    const observer = new MutationObserver(() => {
      const found = sectionsIn(root.current).filter((section) => section.querySelector(invalid))
      setWrong(found.map((section) => section.id).join(' '))
    })
    observer.observe(root.current, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'data-invalid'],
    })
    return () => observer.disconnect()
  }, [root])
  return wrong.split(' ')
}

const invalid = ':is([aria-invalid=true], [data-invalid])'
