import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { longest } from '@/contract/wire'
import { suggestEmail } from '@/rules/people/emails'
import { PaymentsOff } from '@/screens/shared/merchant/payments-off'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { EmailField, PhoneField } from '@/ui/form/fields/person-fields'
import { TextLink } from '@/ui/action/text-link'
import { BottomBar } from '@/ui/layout/bottom-bar'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { Columns } from '@/ui/layout/columns'
import { FieldColumns } from '@/ui/form/field-columns'
import { type FormApi, type FormFailure, FormShell } from '@/ui/form/shell/form-shell'
import { PageHeading } from '@/ui/layout/page-heading'
import { useViewer } from '@/state/session/viewer'
import { Stack } from '@/ui/layout/stack'
import { TextField } from '@/ui/form/fields/text-field'
import { type Details, type DetailsInput, detailsForm, toForm } from './details-form'

interface DetailsStepProps {
  /** May hold more than this form's fields. */
  typed: DetailsInput
  /** The errors of a refused payment that belong to these fields. */
  failure: FormFailure | null
  onTyped: (typed: DetailsInput) => void
  onDone: (details: Details) => void
  summary: ReactNode
}

/** The payer's details; neither account nor password is needed (product.md 3.3 step 2). */
export function DetailsStep({ typed, failure, onTyped, onDone, summary }: DetailsStepProps) {
  const { authenticated } = useViewer()
  // What was typed is a draft, and back in the form as soon as payments are on again.
  const paymentsOff = usePaymentsOff()
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="checkout.details.heading" />}
        {...(!authenticated && { subtitle: <Lead /> })}
      />
      <Columns side={summary}>
        {paymentsOff ? (
          <Card padded role="status">
            <PaymentsOff />
          </Card>
        ) : (
          <FormShell
            schema={detailsForm}
            defaults={toForm(typed)}
            errorValues={{ longest: longest.name }}
            failure={failure}
            onDraft={onTyped}
            onSubmit={async (details) => {
              onDone(details)
              return undefined
            }}
          >
            {(api) => (
              <>
                <Card padded>
                  <Fields api={api} />
                </Card>
                <chakra.div hideBelow="lg">
                  <Continue />
                </chakra.div>
                <BottomBar>
                  <Continue wide />
                </BottomBar>
              </>
            )}
          </FormShell>
        )}
      </Columns>
    </>
  )
}

/** The cart and what was typed are here after the sign-in. */
function Lead() {
  return (
    <FormattedMessage
      id="checkout.details.lead"
      values={{
        link: (text) => (
          <TextLink asChild inline>
            <Link to="/sign-in" search={{ return_to: '/checkout' }}>
              {text}
            </Link>
          </TextLink>
        ),
      }}
    />
  )
}

function Continue({ wide = false }: { wide?: boolean }) {
  return (
    <Button type="submit" size="lg" wide={wide}>
      <FormattedMessage id="checkout.details.continue" />
    </Button>
  )
}

function Fields({ api }: { api: FormApi<DetailsInput> }) {
  const { formatMessage } = useIntl()
  const wantsEmail = api.form.watch('wants_email')
  return (
    <Stack>
      <TextField
        {...api.field('name')}
        label={formatMessage({ id: 'checkout.details.name' })}
        need="required"
        autoComplete="name"
      />
      <CheckboxField
        {...api.flag('wants_email')}
        defaultChecked={wantsEmail}
        label={formatMessage({ id: 'checkout.details.wantsEmail' })}
        {...(!wantsEmail && { help: formatMessage({ id: 'checkout.details.noEmail' }) })}
      />
      {wantsEmail && <EmailFields api={api} />}
      <FieldColumns>
        <TextField
          {...api.field('zip')}
          label={formatMessage({ id: 'checkout.details.zip' })}
          need="required"
          autoComplete="billing postal-code"
          inputMode="numeric"
        />
        <PhoneField
          {...api.field('phone')}
          label={formatMessage({ id: 'checkout.details.phone' })}
          need="optional"
        />
      </FieldColumns>
      <TextField
        {...api.field('street')}
        label={formatMessage({ id: 'checkout.details.street' })}
        need="optional"
        autoComplete="billing address-line1"
      />
    </Stack>
  )
}

/**
 * The form questions a likely typo when the field is left, and only then asks for the address
 * twice.
 */
function EmailFields({ api }: { api: FormApi<DetailsInput> }) {
  const { formatMessage } = useIntl()
  const email = api.form.watch('email')
  const [left, setLeft] = useState(email !== '')
  const bound = api.field('email')
  const again = api.field('email_again')
  const meant = left || again.error !== undefined ? suggestEmail(email) : null
  return (
    <>
      <EmailField
        {...bound}
        onBlur={(event) => {
          setLeft(true)
          bound.onBlur(event)
        }}
        label={formatMessage({ id: 'checkout.details.email' })}
        need="required"
      />
      {meant !== null && (
        <>
          <chakra.div role="status" display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <span>
              <FormattedMessage
                id="checkout.details.didYouMean"
                values={{ email: <b>{meant}</b> }}
              />
            </span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                api.form.setValue('email', meant, { shouldDirty: true, shouldValidate: true })
                api.form.setFocus('email')
              }}
            >
              <FormattedMessage id="checkout.details.useSuggestion" values={{ email: meant }} />
            </Button>
          </chakra.div>
          <EmailField
            {...again}
            label={formatMessage({ id: 'checkout.details.emailAgain' })}
            help={formatMessage({ id: 'checkout.details.emailAgainHelp' })}
            need="required"
            autoComplete="off"
          />
        </>
      )}
    </>
  )
}
