import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { inactivityTimeoutMs } from '@/rules/constants'
import { session } from '@/state/session/session'
import { Banner } from '@/ui/feedback/banner'

interface SessionNoticeProps {
  /** The user was interrupted, and returns after signing in. */
  interrupted: boolean
  /** The user has just set a new password. */
  passwordSet: boolean
}

/** The reason for the end of the session (specification §4 and §8). */
export function SessionNotice({ interrupted, passwordSet }: SessionNoticeProps) {
  const { ended, errors } = useSnapshot(session)
  const goOn = interrupted && <FormattedMessage id="sign-in.ended.goOn" />
  if (passwordSet) {
    return (
      <Banner
        tone="good"
        role="status"
        title={<FormattedMessage id="sign-in.ended.passwordSet" />}
      />
    )
  }
  switch (ended) {
    case null:
      return null
    case 'signed-out':
      return (
        <Banner
          tone="good"
          role="status"
          title={<FormattedMessage id="sign-in.ended.signedOut" />}
        />
      )
    case 'inactive':
      return (
        <Banner
          tone="due"
          role="alert"
          title={
            <FormattedMessage
              id="sign-in.ended.inactive"
              values={{ minutes: inactivityTimeoutMs / 60_000 }}
            />
          }
        >
          <p>{goOn}</p>
        </Banner>
      )
    case 'elsewhere':
      return (
        <Banner tone="due" role="alert" title={<FormattedMessage id="sign-in.ended.elsewhere" />}>
          {/* The tab that signed out has dropped what was typed (decision 28). */}
          <p>{interrupted && <FormattedMessage id="sign-in.ended.comeBack" />}</p>
        </Banner>
      )
    case 'expired':
    case 'unchecked':
      return (
        <Banner tone="due" role="alert" title={<FormattedMessage id="sign-in.ended.expired" />}>
          {/* What the token check said (§8); other calls end a session without more words. */}
          {ended === 'unchecked' && errors.length === 0 && (
            <p>
              <FormattedMessage id="sign-in.ended.unauthorised" />
            </p>
          )}
          {errors.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{goOn}</p>
        </Banner>
      )
  }
}
