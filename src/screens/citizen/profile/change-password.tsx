import { FormattedMessage, useIntl } from 'react-intl'
import { changePassword } from '@/api/people/profile'
import { longest } from '@/contract/wire'
import { passwordMinimumLength } from '@/rules/constants'
import { passwordScore } from '@/rules/people/passwords'
import { LeaveDialog } from '@/screens/shared/forms/leave-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { type FormApi, FormShell } from '@/ui/form/shell/form-shell'
import { PasswordField } from '@/ui/form/fields/password-field'
import { Row } from '@/ui/layout/stack'
import { DoneLine } from './done-line'
import { ProfileSection } from './profile-section'
import { noPasswords, type PasswordFields, passwordForm } from './password-form'

/** The current password, the new one, and the new one again; none is kept in a draft. */
export function ChangePassword({ email }: { email: string }) {
  const { formatMessage } = useIntl()
  const change = useWrite({
    call: (fields: PasswordFields) => changePassword(fields),
    successMessage: formatMessage({ id: 'profile.password.done' }),
    words: {
      429: 'profile.password.tooMany',
      network: 'profile.password.unanswered',
      other: 'profile.password.failed',
    },
  })

  return (
    <ProfileSection title={<FormattedMessage id="profile.password.title" />}>
      <p>
        <FormattedMessage id="profile.password.lead" />
      </p>
      <FormShell
        schema={passwordForm}
        defaults={noPasswords}
        errorValues={{ min: passwordMinimumLength, longest: longest.password }}
        onSubmit={async (fields, form) =>
          (await change.run(fields, () => form.reset(noPasswords))).failure
        }
      >
        {(api) => (
          <>
            {/* Tells password managers the user name. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordFields api={api} />
            <Row gap="4">
              <Button type="submit" pending={api.pending}>
                <FormattedMessage id="profile.password.submit" />
              </Button>
              {change.isDone && !api.form.formState.isDirty && (
                <DoneLine id="profile.password.done" />
              )}
            </Row>
            <LeaveDialog
              dirty={api.form.formState.isDirty}
              by="address"
              onLeave={() => api.form.reset()}
            />
          </>
        )}
      </FormShell>
    </ProfileSection>
  )
}

function PasswordFields({ api }: { api: FormApi<PasswordFields> }) {
  const { formatMessage } = useIntl()
  const typed = api.form.watch('password')
  return (
    <>
      <PasswordField
        {...api.field('current_password')}
        label={formatMessage({ id: 'profile.password.current' })}
        autoComplete="current-password"
      />
      <PasswordField
        {...api.field('password')}
        label={formatMessage({ id: 'profile.password.new' })}
        help={formatMessage({ id: 'profile.password.newHelp' }, { min: passwordMinimumLength })}
        autoComplete="new-password"
        strength={typed === '' ? null : passwordScore(typed)}
      />
      <PasswordField
        {...api.field('password_confirmation')}
        label={formatMessage({ id: 'profile.password.again' })}
        autoComplete="new-password"
      />
    </>
  )
}
