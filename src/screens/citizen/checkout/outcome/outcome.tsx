import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { ClockIcon, DoneIcon, ErrorIcon, InfoIcon, WarningIcon } from '@/ui/display/icons'
import type { PillTone } from '@/ui/display/pill'
import { ToneMark } from '@/ui/display/tone-mark'
import { Card } from '@/ui/layout/card'

/** `late`: refused. `due`: a decision is needed. `wait`: it is not known yet. */
export type OutcomeTone = 'late' | 'due' | 'info' | 'good' | 'wait'

const looks = {
  late: { tone: 'late', Icon: ErrorIcon },
  due: { tone: 'due', Icon: WarningIcon },
  info: { tone: 'info', Icon: InfoIcon },
  good: { tone: 'brand', Icon: DoneIcon },
  wait: { tone: 'due', Icon: ClockIcon },
} as const satisfies Record<OutcomeTone, { tone: PillTone; Icon: typeof ErrorIcon }>

/** The sign of an outcome; the heading under it says the same in words. */
export function OutcomeMark({ tone: outcome }: { tone: OutcomeTone }) {
  const { tone, Icon } = looks[outcome]
  return (
    <ToneMark tone={tone} mb="4">
      <Icon />
    </ToneMark>
  )
}

interface OutcomePageProps {
  tone: OutcomeTone
  /** What happened: the page's h1. */
  title: ReactNode
  children: ReactNode
  /** The one best next step. */
  action?: ReactNode
  /** Other ways on, as links. */
  links?: ReactNode
}

/** What became of a payment, as the whole of the page. */
export function OutcomePage({ tone, title, children, action, links }: OutcomePageProps) {
  return (
    <Surface>
      <OutcomeMark tone={tone} />
      <chakra.h1 tabIndex={-1} textStyle="h1" mb="3">
        {title}
      </chakra.h1>
      <Words>{children}</Words>
      {action !== undefined && <chakra.div mt="6">{action}</chakra.div>}
      {links !== undefined && <OutcomeLinks>{links}</OutcomeLinks>}
    </Surface>
  )
}

const Surface = chakra(Card, {
  base: { maxWidth: '38rem', px: { base: '4', sm: '8' }, py: { base: '6', sm: '8' } },
})

/** What happened, in a few short paragraphs. */
export const Words = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

/** The ways on besides the best one, each in a line of its own. */
export const OutcomeLinks = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    mt: '3',
    '& a, & button': { minHeight: 'control', py: '2.5', textAlign: 'start' },
  },
})

/** Name and value, line by line, in a box of its own. */
export const OutcomeFacts = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    px: '4',
    py: '3.5',
    bg: 'canvas',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})
