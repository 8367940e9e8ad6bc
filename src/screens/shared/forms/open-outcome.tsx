import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ChangeOutcome } from '@/api/change-outcome'
import { useFormats } from '@/i18n/format'
import { now } from '@/state/clock'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { useForgetSent } from './sent-form'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import type { Problem } from './write-problem'

/** What is known of a change whose answer was lost. */
export interface Learnt {
  readonly outcome: ChangeOutcome
  /** When it was sent, if that was before this screen was opened; null: just now. */
  readonly tried: string | null
  /** Asks again. null: it is known here now, and the screen goes on. */
  readonly again: () => Promise<ChangeOutcome | null>
}

const words = {
  made: { now: 'changes.lost.made', earlier: 'changes.lost.earlierMade' },
  'not-made': { now: 'changes.lost.notMade', earlier: 'changes.lost.earlierNotMade' },
  'not-yet': { now: 'changes.lost.notYet', earlier: 'changes.lost.earlierNotYet' },
  'cannot-tell': { now: 'changes.lost.cannotTell', earlier: 'changes.lost.earlierCannotTell' },
} as const

export const problemOfLost = (learnt: Learnt): Problem => ({
  kind: 'text',
  text: <OpenOutcome {...learnt} />,
})

/** Says what became of it, before a second try is offered (decision 40). */
function OpenOutcome({ outcome: first, tried, again }: Learnt) {
  const when = useWhen()
  const [outcome, setOutcome] = useState(first)
  const [pending, setPending] = useState(false)
  const check = async () => {
    setPending(true)
    try {
      setOutcome((await again()) ?? outcome)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <FormattedMessage
        id={words[outcome.kind][tried === null ? 'now' : 'earlier']}
        values={{
          at: outcome.kind === 'made' ? when(outcome.at) : '',
          tried: tried === null ? '' : when(tried),
        }}
      />
      {outcome.kind === 'not-yet' && (
        <>
          {' '}
          <Button variant="outline" size="sm" pending={pending} onClick={() => void check()}>
            <FormattedMessage id="changes.lost.check" />
          </Button>
        </>
      )}
    </>
  )
}

const halfDay = 12 * 60 * 60 * 1000

/** The time of day; with its date, if that was not in the last hours. */
export function useWhen(): (at: string) => string {
  const { time, instant } = useFormats()
  const zone = useTimeZone()
  return (at) => (now() - Date.parse(at) < halfDay ? time(at, zone) : instant(at, zone))
}

interface EarlierTryProps {
  write: {
    readonly lookBack: () => Promise<Learnt | null>
    readonly problem: ReactElement | null
  }
}

/**
 * In a dialog that opens: what became of its last try, if that was closed or reloaded before its
 * answer was known.
 */
export function EarlierTry({ write }: EarlierTryProps) {
  const [learnt, setLearnt] = useState<Learnt | null>(null)
  const forgetSent = useForgetSent()
  const know = (outcome: ChangeOutcome) => {
    if (outcome.kind === 'made') forgetSent()
  }
  const look = useEffectEvent(() => write.lookBack())
  const tell = useEffectEvent((found: Learnt | null) => {
    if (found !== null) know(found.outcome)
  })
  useEffect(() => {
    void look().then((found) => {
      tell(found)
      setLearnt(found)
    })
  }, [])
  // A newer press says what became of it.
  if (learnt === null || write.problem !== null) return null
  const again = async () => {
    const outcome = await learnt.again()
    if (outcome !== null) know(outcome)
    return outcome
  }
  return (
    <Banner tone="due" role="status">
      <OpenOutcome {...learnt} again={again} />
    </Banner>
  )
}
