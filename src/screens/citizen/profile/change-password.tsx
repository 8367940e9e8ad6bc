import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { changePassword } from '@/api/profile'
import { longest } from '@/contract/wire'
import { passwordMinimumLength } from '@/rules/constants'
import { passwordScore } from '@/rules/people/passwords'
import { LeaveDialog } from '@/screens/shared/leave-dialog'
import { referenceOf } from '@/screens/shared/reference-of'
import { Button } from '@/ui/action/button'
import { type FormApi, type FormFailure, FormShell } from '@/ui/form/form-shell'
import { announce } from '@/ui/feedback/live-region'
import { PasswordField } from '@/ui/form/password-field'
import { Row } from '@/ui/layout/stack'
import { DoneLine } from './done-line'
import { Part } from './part'
import { noPasswords, type PasswordFields, passwordForm } from './password-form'
import { refusalOf } from './refusal'

/** The current password, the new one, and the new one again; no draft keeps any of it. */
export function ChangePassword({ email }: { email: string }) {
  const { formatMessage } = useIntl()
  const [done, setDone] = useState(false)
  const [reference, setReference] = useState('')

  const change = async (
    fields: PasswordFields,
    form: UseFormReturn<PasswordFields, unknown, PasswordFields>,
  ): Promise<FormFailure | undefined> => {
    try {
      await changePassword(fields)
      form.reset(noPasswords)
      setDone(true)
      announce(formatMessage({ id: 'profile.password.done' }))
      return undefined
    } catch (error) {
      setReference(referenceOf(error) ?? '')
      if (error instanceof ApiFailure && error.is(429)) {
        return { message: 'profile.password.tooMany' }
      }
      return refusalOf(error, 'profile.password.failed')
    }
  }

  return (
    <Part title={<FormattedMessage id="profile.password.title" />}>
      <p>
        <FormattedMessage id="profile.password.lead" />
      </p>
      <FormShell
        schema={passwordForm}
        defaults={noPasswords}
        errorValues={{ min: passwordMinimumLength, longest: longest.password, reference }}
        onSubmit={change}
      >
        {(api) => (
          <>
            {/* Tells a password manager whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordFields api={api} />
            <Row gap="4">
              <Button type="submit" pending={api.pending}>
                <FormattedMessage id="profile.password.submit" />
              </Button>
              {done && !api.form.formState.isDirty && <DoneLine id="profile.password.done" />}
            </Row>
            <LeaveDialog
              dirty={api.form.formState.isDirty}
              by="address"
              onLeave={() => api.form.reset()}
            />
          </>
        )}
      </FormShell>
    </Part>
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
