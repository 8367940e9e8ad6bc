import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { formatWait } from '@/i18n/wait'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { timeLeft } from '@/screens/office/imports/run/pace'
import { useEffect, useRef } from 'react'
import { announce } from '@/ui/feedback/live-region'

interface RunProgressProps {
  /** What is under way: "Sending accounts.csv". */
  label: string
  done: number
  /** null: not known yet. */
  total: number | null
  /** Rows; null: too early to tell, or it does not matter. */
  perSecond?: number | null
}

/** Rows done, the pace, and the time left, as far as each is known. */
export function RunProgress({ label, done, total, perSecond = null }: RunProgressProps) {
  const { formatMessage } = useIntl()
  const { count, locale } = useFormats()
  const left = total === null ? null : timeLeft(done, total, perSecond)
  const parts = [
    total === null
      ? formatMessage({ id: 'imports.progress.rows' }, { count: done, done: count(done) })
      : formatMessage({ id: 'imports.progress.of' }, { done: count(done), total: count(total) }),
    ...(perSecond === null
      ? []
      : [formatMessage({ id: 'imports.progress.pace' }, { rows: count(Math.round(perSecond)) })]),
    ...(left === null || left < 1
      ? []
      : [formatMessage({ id: 'imports.progress.left' }, { time: formatWait(locale, left) })]),
  ]
  const text = parts.join(' · ')
  useSpokenProgress(`${label}: ${text}`)
  return (
    <Root>
      <p>{label}</p>
      <ProgressBar
        aria-label={label}
        {...(total !== null && { value: done, max: Math.max(total, 1) })}
      />
      <chakra.p color="fg.muted" className="figures">
        {text}
      </chakra.p>
    </Root>
  )
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& > p:first-of-type': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
})

/** Who listens hears progress every few seconds, and nothing of what is done at once. */
const everyMs = 6_000

function useSpokenProgress(text: string): void {
  const last = useRef<number>(null)
  useEffect(() => {
    const at = performance.now()
    last.current ??= at
    if (at - last.current < everyMs) return
    last.current = at
    announce(text)
  }, [text])
}
