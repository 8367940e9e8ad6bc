import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OpenUnsubscribeLink } from '@/contract/people/unsubscribe'
import { notificationKinds } from '@/rules/constants'
import { ownProfile } from '@/rules/addresses/landing'
import { AuthAside, AuthCard } from '@/screens/shared/auth/auth-card'
import { useDayWords } from '@/screens/shared/time/day-words'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { Stack } from '@/ui/layout/stack'
import { TextLink } from '@/ui/action/text-link'
import { AccountChoice, TypeChoice } from './choices'
import { useChoices } from './use-choices'

interface UnsubscribeFormProps {
  token: string
  letter: OpenUnsubscribeLink
  /** The link stopped working meanwhile. */
  onGone: () => void
}

/** The choices behind a link: save them, switch all off, or undo the last save. */
export function UnsubscribeForm({ token, letter, onGone }: UnsubscribeFormProps) {
  const merchant = useMerchant()
  const choices = useChoices(token, letter, onGone)
  const { working, done } = choices
  const notice = useRef<HTMLDivElement>(null)
  // The result shows above the form, its buttons are below: on a phone they are not visible
  // together.
  useEffect(() => {
    if (done === 'saved') notice.current?.focus()
  }, [done])
  return (
    <AuthCard
      // The pressed button is gone after the undo, so focus moves.
      takesFocus={done === 'undone'}
      title={<FormattedMessage id="unsubscribe.page.heading" />}
      subtitle={
        <FormattedMessage
          id="unsubscribe.page.lead"
          values={{ merchant: merchant?.name ?? '', email: <b>{letter.email_masked}</b> }}
        />
      }
      notice={
        <div role="status" ref={notice} tabIndex={-1}>
          {letter.state === 'saved' && (
            <Saved
              until={letter.undo_until}
              none={choices.nothingSaved}
              earlier={choices.isUnsaved}
            >
              <Button variant="outline" pending={working === 'undo'} onClick={choices.undo}>
                <FormattedMessage id="unsubscribe.done.undo" />
              </Button>
            </Saved>
          )}
          {done === 'undone' && !choices.isUnsaved && (
            <Banner tone="good">
              <FormattedMessage id="unsubscribe.done.undone" />
            </Banner>
          )}
        </div>
      }
      after={
        <AuthAside>
          <TextLink asChild>
            <Link to="/sign-in" search={{ return_to: ownProfile }}>
              <FormattedMessage id="unsubscribe.dead.profile" />
            </Link>
          </TextLink>
        </AuthAside>
      }
    >
      <Stack>
        <div>
          {notificationKinds.map((type) => (
            <TypeChoice
              key={type}
              type={type}
              unwanted={choices.unwanted}
              onChange={(wanted) => choices.chooseType(type, wanted)}
            />
          ))}
          {letter.accounts.map((account) => (
            <AccountChoice
              key={account.id}
              account={account}
              on={choices.ebilling.includes(account.id)}
              onChange={(on) => choices.chooseAccount(account.id, on)}
            />
          ))}
        </div>
        <chakra.p textStyle="help">
          <FormattedMessage id="account-view.notifications.always" />
        </chakra.p>
        <WriteProblem problem={choices.problem} />
        <Button size="lg" wide pending={working === 'save'} onClick={choices.save}>
          <FormattedMessage id="account-view.notifications.save" />
        </Button>
        <Button variant="outline" wide pending={working === 'all'} onClick={choices.endAll}>
          <FormattedMessage id="unsubscribe.action.all" />
        </Button>
        {letter.accounts.some(({ ebilling }) => ebilling?.on) && (
          <chakra.p textStyle="help">
            <FormattedMessage id="unsubscribe.action.allPaper" />
          </chakra.p>
        )}
      </Stack>
    </AuthCard>
  )
}

interface SavedProps {
  until: string
  /** All of it is switched off. */
  none: boolean
  /** Something else is chosen since. */
  earlier: boolean
  children: ReactNode
}

function Saved({ until, none, earlier, children }: SavedProps) {
  const dayWords = useDayWords()
  return (
    <Banner
      tone={earlier ? 'info' : 'good'}
      title={
        <FormattedMessage
          id={
            earlier
              ? 'unsubscribe.done.earlier'
              : none
                ? 'unsubscribe.done.none'
                : 'account-view.notifications.saved'
          }
        />
      }
    >
      <Stack gap="3" alignItems="flex-start">
        <p>
          <FormattedMessage id="unsubscribe.done.until" values={{ date: dayWords(until) }} />
        </p>
        {children}
      </Stack>
    </Banner>
  )
}
