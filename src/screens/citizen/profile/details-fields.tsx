import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { KnownUser } from '@/contract/people/users'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { firstRole } from '@/rules/people/roles'
import {
  EmailField,
  LanguageField,
  PhoneField,
  UsernameField,
} from '@/ui/form/fields/person-fields'
import { ChoiceCards } from '@/ui/form/choice-cards'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { PasswordField } from '@/ui/form/fields/password-field'
import { TextField } from '@/ui/form/fields/text-field'
import { TextLink } from '@/ui/action/text-link'
import { type DetailsFields as Typed, needsPassword } from './details-form'
import { ProfileSection } from './profile-section'

interface DetailsFieldsProps {
  api: FormApi<Typed>
  user: KnownUser
}

/** The fields of the profile in three cards; only citizens get letters. */
export function DetailsFields({ api, user }: DetailsFieldsProps) {
  const { formatMessage } = useIntl()
  const getsLetters = firstRole(user) === 'User'
  return (
    <>
      <ProfileSection title={<FormattedMessage id="profile.details.person" />}>
        <FieldColumns>
          <TextField
            {...api.field('name')}
            label={formatMessage({ id: 'profile.details.name' })}
            need="required"
            autoComplete="name"
          />
          <PhoneField
            {...api.field('phone')}
            label={formatMessage({ id: 'profile.details.phone' })}
            need="optional"
          />
          <EmailField
            {...api.field('email')}
            label={formatMessage({ id: 'profile.details.email' })}
            help={formatMessage({ id: 'profile.details.emailHelp' })}
            need="required"
          />
          {needsPassword(api.form.watch('email'), user) && <Password api={api} user={user} />}
          <UsernameField
            {...api.field('username')}
            label={formatMessage({ id: 'profile.details.username' })}
            help={formatMessage({ id: 'profile.details.usernameHelp' })}
            need="required"
          />
        </FieldColumns>
      </ProfileSection>
      <ProfileSection title={<FormattedMessage id="profile.details.home" />}>
        <TextField
          {...api.field('address')}
          label={formatMessage({ id: 'profile.details.address' })}
          autoComplete="street-address"
        />
        <Place>
          <TextField
            {...api.field('city')}
            label={formatMessage({ id: 'profile.details.city' })}
            autoComplete="address-level2"
          />
          <TextField
            {...api.field('state')}
            label={formatMessage({ id: 'profile.details.state' })}
            autoComplete="address-level1"
            autoCapitalize="characters"
            maxLength={2}
          />
          <TextField
            {...api.field('zip')}
            label={formatMessage({ id: 'profile.details.zip' })}
            autoComplete="postal-code"
            inputMode="numeric"
          />
        </Place>
      </ProfileSection>
      <ProfileSection title={<FormattedMessage id="profile.details.languageTitle" />}>
        <LanguageField
          {...api.field('language')}
          label={formatMessage({ id: 'profile.details.language' })}
        />
      </ProfileSection>
      {getsLetters && (
        <ProfileSection title={<FormattedMessage id="profile.details.delivery" />}>
          <ChoiceCards
            {...api.choice('delivery')}
            legend={<FormattedMessage id="profile.details.delivery" />}
            hideLegend
            help={
              <FormattedMessage
                id="profile.details.deliveryBills"
                values={{
                  link: (
                    <TextLink asChild inline>
                      <Link
                        to="/user-profile/$id"
                        params={{ id: user.id }}
                        search={{ tab: 'ebilling' }}
                      >
                        <FormattedMessage id="profile.tabs.ebilling" />
                      </Link>
                    </TextLink>
                  ),
                }}
              />
            }
            options={[
              {
                value: 'email',
                label: <FormattedMessage id="profile.details.byEmail" />,
                note: (
                  <FormattedMessage
                    id="profile.details.byEmailNote"
                    values={{ email: user.email }}
                  />
                ),
              },
              {
                value: 'paper',
                label: <FormattedMessage id="profile.details.byPaper" />,
                note: <FormattedMessage id="profile.details.byPaperNote" />,
              },
            ]}
          />
        </ProfileSection>
      )}
    </>
  )
}

/** The password field goes, with its value, when the address is the saved one again. */
function Password({ api, user }: DetailsFieldsProps) {
  const { formatMessage } = useIntl()
  const { setValue } = api.form
  useEffect(() => () => setValue('current_password', '', { shouldDirty: true }), [setValue])
  return (
    <PasswordField
      {...api.field('current_password')}
      label={formatMessage({ id: 'profile.password.current' })}
      help={formatMessage(
        {
          id: isConfirmed(user) ? 'profile.details.passwordHelp' : 'profile.details.passwordWhy',
        },
        { old: user.email },
      )}
      need="required"
      autoComplete="current-password"
    />
  )
}

const Place = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) minmax(0, 1fr)',
      sm: 'minmax(0, 1fr) 6rem 9rem',
    },
    '& > :first-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
})
