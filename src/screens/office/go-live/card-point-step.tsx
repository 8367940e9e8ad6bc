import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cardPointQuery, storeCardPoint } from '@/api/payments/card-point'
import { merchantKeys } from '@/api/merchants/merchant-settings'
import { type CardPoint, cardPoint } from '@/contract/payments/card-point'
import { useFormats } from '@/i18n/format'
import { type CardPointFields, usualOrigin } from '@/rules/merchants/card-point'
import { cardPointTestSite } from '@/rules/constants'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { FormFields, type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import { Loaded } from '@/screens/shared/detail/loaded'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { useWrite, type Write } from '@/screens/shared/forms/use-write'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useMay } from '@/state/session/use-may'
import { Button } from '@/ui/action/button'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { PasswordField } from '@/ui/form/fields/password-field'
import {
  cardPointDraft,
  cardPointForm,
  cardPointLabels,
  noAccount,
  toBody,
  toForm,
} from './card-point-form'
import { CardPointTest } from './card-point-test'
import { useSharedNumber } from './shared-number'

interface CardPointStepProps {
  merchantId: string
  /** After a save: on to the next step. */
  onSaved: () => void
  /** The title of that step, which the button names; undefined: the site is open. */
  next: string | undefined
  /** The button to that step, for viewers who may not edit. */
  onward: ReactNode
}

/** Step 6: the account with the card processor. The password goes in and never comes out. */
export function CardPointStep({ onward, ...props }: CardPointStepProps) {
  const { merchantId } = props
  const maySee = useMay('settings.card-point')
  const mayTest = useMay('settings.card-point-test')
  if (maySee) return <KnownAccount {...props} />
  return (
    <>
      <FieldGroup title={<FormattedMessage id="go-live.card.account" />}>
        <p>
          <FormattedMessage id="go-live.card.hidden" />
        </p>
        {mayTest && <CardPointTest merchantId={merchantId} />}
      </FieldGroup>
      {onward}
    </>
  )
}

type KnownAccountProps = Omit<CardPointStepProps, 'onward'>

function KnownAccount({ merchantId, next, onSaved }: KnownAccountProps) {
  const [saves, setSaves] = useState(0)
  return (
    <Loaded
      query={useQuery(cardPointQuery(merchantId))}
      skeleton={bones}
      failed={<FormattedMessage id="go-live.card.failed" />}
    >
      {(account) => {
        return (
          <AccountForm
            // A password that is saved does not stay in the form.
            key={saves}
            merchantId={merchantId}
            account={account}
            next={next}
            onSaved={() => {
              setSaves(saves + 1)
              onSaved()
            }}
          />
        )
      }}
    </Loaded>
  )
}

const bones = (
  <Skeleton>
    <Bone height="18rem" />
  </Skeleton>
)

interface AccountFormProps extends KnownAccountProps {
  /** null: there is none yet. */
  account: CardPoint | null
}

function AccountForm({ merchantId, account, next, onSaved }: AccountFormProps) {
  const [draft] = useState(() => cardPointDraft(merchantId))
  const save = useWrite<CardPointFields, unknown, CardPoint>({
    call: (form, context) => storeCardPoint(toBody(merchantId, form), context),
    invalidates: merchantKeys,
    awaits: true,
    edits: { row: account ?? noAccount, schema: cardPoint, toForm },
    done: onSaved,
  })
  const { isMeant, question } = useSharedNumber(merchantId)
  return (
    <OfficeForm
      schema={cardPointForm(account !== null)}
      defaults={toForm(account)}
      save={async (form, done) => {
        const isKept = form.merchid === account?.merchid
        return isKept || (await isMeant(form)) ? save.run(form, done) : { ok: false }
      }}
      draft={draft}
      saveLabel={
        next === undefined ? (
          <FormattedMessage id="go-live.card.save" />
        ) : (
          <FormattedMessage id="go-live.card.continue" values={{ step: next }} />
        )
      }
    >
      {(api) => (
        <>
          <AccountFields {...{ merchantId, account, api, save }} />
          {question}
        </>
      )}
    </OfficeForm>
  )
}

interface AccountFieldsProps extends Pick<AccountFormProps, 'merchantId' | 'account'> {
  api: FormApi<CardPointFields>
  save: Write<CardPointFields, unknown>
}

function AccountFields({ merchantId, account, api, save }: AccountFieldsProps) {
  const site = api.form.watch('site')
  const fields = useAccountFields(account, site)
  const part = { api, of: fields }
  return (
    <>
      <FieldGroup title={<FormattedMessage id="go-live.card.account" />}>
        <FieldColumns roomy>
          <FormFields {...part} names={['site', 'merchid', 'username', 'password']} />
        </FieldColumns>
        {site === '' && (
          <div>
            <Button
              variant="outline"
              size="sm"
              onClick={() => api.form.setValue('site', cardPointTestSite, { shouldDirty: true })}
            >
              <FormattedMessage id="go-live.card.usual" />
            </Button>
          </div>
        )}
        <CardPointTest merchantId={merchantId} api={api} />
      </FieldGroup>
      <FieldGroup title={<FormattedMessage id="go-live.card.fields" />}>
        <FieldColumns roomy>
          <FormFields {...part} names={['ach_merchid', 'iframe_origin']} />
        </FieldColumns>
        <FormFields {...part} names={['terminals']} />
      </FieldGroup>
      <ConflictView write={save} fields={fields} />
    </>
  )
}

/** The account's fields; a password shows as nothing but new or kept. */
function useAccountFields(account: CardPoint | null, site: string): FieldTable<CardPointFields> {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const zone = useTimeZone()
  const usual = usualOrigin(site || cardPointTestSite)
  const { text, longText, field } = useFieldRows<CardPointFields>((name) => ({
    label: formatMessage({ id: cardPointLabels[name] }),
    help: formatMessage({ id: `${cardPointLabels[name]}Help` }, { usual }),
  }))
  const exact = { need: 'required', autoCapitalize: 'none', spellCheck: false } as const
  return {
    site: text('site', exact),
    merchid: text('merchid', { need: 'required', inputMode: 'numeric' }),
    username: text('username', exact),
    password: field(
      'password',
      (typed) =>
        formatMessage({ id: `go-live.card.${typed === '' ? 'passwordKept' : 'passwordTyped'}` }),
      (api, own) => (
        <PasswordField
          {...api.field('password')}
          {...own}
          {...(account !== null && {
            help: formatMessage(
              { id: 'go-live.card.passwordSet' },
              { when: instant(account.set_at, zone), who: account.set_by ?? '' },
            ),
          })}
          need={account === null ? 'required' : 'optional'}
          autoComplete="new-password"
        />
      ),
    ),
    ach_merchid: text('ach_merchid', { need: 'optional', inputMode: 'numeric' }),
    iframe_origin: text('iframe_origin', { need: 'optional', type: 'url' }),
    terminals: longText('terminals', { need: 'optional', rows: 2 }),
  }
}
