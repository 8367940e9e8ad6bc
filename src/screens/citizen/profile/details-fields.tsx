import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { KnownUser } from '@/contract/users'
import { localeNames, locales } from '@/i18n/locales'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { firstRole } from '@/rules/people/roles'
import { ChoiceCards } from '@/ui/form/choice-cards'
import type { FormApi } from '@/ui/form/form-shell'
import { PasswordField } from '@/ui/form/password-field'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { type DetailsFields as Typed, needsPassword } from './details-form'
import { Part } from './part'

interface DetailsFieldsProps {
  api: FormApi<Typed>
  user: KnownUser
}

/** The fields of the profile in three cards; citizens get bills, staff does not. */
export function DetailsFields({ api, user }: DetailsFieldsProps) {
  const { formatMessage } = useIntl()
  const getsBills = firstRole(user) === 'User'
  return (
    <>
      <Part title={<FormattedMessage id="accounts.details.person" />}>
        <Pair>
          <TextField
            {...api.field('name')}
            label={formatMessage({ id: 'accounts.details.name' })}
            need="required"
            autoComplete="name"
          />
          <TextField
            {...api.field('phone')}
            label={formatMessage({ id: 'accounts.details.phone' })}
            need="optional"
            type="tel"
            autoComplete="tel"
          />
          <TextField
            {...api.field('email')}
            label={formatMessage({ id: 'accounts.details.email' })}
            help={formatMessage({ id: 'accounts.details.emailHelp' })}
            need="required"
            type="email"
            autoComplete="email"
            spellCheck={false}
          />
          {needsPassword(api.form.watch('email'), user) && <Password api={api} user={user} />}
          <TextField
            {...api.field('username')}
            label={formatMessage({ id: 'accounts.details.username' })}
            help={formatMessage({ id: 'accounts.details.usernameHelp' })}
            need="required"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Pair>
      </Part>
      <Part title={<FormattedMessage id="accounts.details.home" />}>
        <TextField
          {...api.field('address')}
          label={formatMessage({ id: 'accounts.details.address' })}
          autoComplete="street-address"
        />
        <Place>
          <TextField
            {...api.field('city')}
            label={formatMessage({ id: 'accounts.details.city' })}
            autoComplete="address-level2"
          />
          <TextField
            {...api.field('state')}
            label={formatMessage({ id: 'accounts.details.state' })}
            autoComplete="address-level1"
            autoCapitalize="characters"
            maxLength={2}
          />
          <TextField
            {...api.field('zip')}
            label={formatMessage({ id: 'accounts.details.zip' })}
            autoComplete="postal-code"
            inputMode="numeric"
          />
        </Place>
      </Part>
      <Part title={<FormattedMessage id="accounts.details.languageTitle" />}>
        <SelectField
          {...api.field('language')}
          label={formatMessage({ id: 'accounts.details.language' })}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {localeNames[locale]}
            </option>
          ))}
        </SelectField>
      </Part>
      {getsBills && (
        <Part title={<FormattedMessage id="accounts.details.delivery" />}>
          <ChoiceCards
            {...api.choice('delivery')}
            legend={<FormattedMessage id="accounts.details.delivery" />}
            hideLegend
            options={[
              {
                value: 'email',
                label: <FormattedMessage id="accounts.details.byEmail" />,
                note: (
                  <FormattedMessage
                    id="accounts.details.byEmailNote"
                    values={{ email: user.email }}
                  />
                ),
              },
              {
                value: 'paper',
                label: <FormattedMessage id="accounts.details.byPaper" />,
                note: <FormattedMessage id="accounts.details.byPaperNote" />,
              },
            ]}
          />
        </Part>
      )}
    </>
  )
}

/** What was typed goes with the field, when the address is the old one again. */
function Password({ api, user }: DetailsFieldsProps) {
  const { formatMessage } = useIntl()
  const { setValue } = api.form
  useEffect(() => () => setValue('current_password', '', { shouldDirty: true }), [setValue])
  return (
    <PasswordField
      {...api.field('current_password')}
      label={formatMessage({ id: 'accounts.password.current' })}
      help={formatMessage(
        {
          id: isConfirmed(user) ? 'accounts.details.passwordHelp' : 'accounts.details.passwordWhy',
        },
        { old: user.email },
      )}
      need="required"
      autoComplete="current-password"
    />
  )
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})

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
