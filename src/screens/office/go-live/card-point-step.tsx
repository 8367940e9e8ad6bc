import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cardPointQuery, storeCardPoint } from '@/api/card-point'
import { merchantKeys } from '@/api/merchant-settings'
import { type CardPoint, cardPoint } from '@/contract/card-point'
import { useFormats } from '@/i18n/format'
import { type CardPointFields, usualOrigin } from '@/rules/merchants/card-point'
import { cardPointTestSite } from '@/rules/constants'
import { ConflictView } from '@/screens/shared/conflict-view'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { OfficeForm } from '@/screens/shared/office-form'
import { useTimeZone } from '@/screens/shared/time-zone'
import { useWrite } from '@/screens/shared/use-write'
import { Part } from '@/screens/shared/part'
import { useMay } from '@/state/use-may'
import { Button } from '@/ui/action/button'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { PasswordField } from '@/ui/form/password-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { cardPointDraft, cardPointForm, noAccount, toBody, toForm } from './card-point-form'
import { CardPointTest } from './card-point-test'

interface CardPointStepProps {
  merchantId: string
  /** After a save: on to the next step. */
  onSaved: () => void
}

/** Step 6: the account with the card processor. The password goes in and never comes out. */
export function CardPointStep({ merchantId, onSaved }: CardPointStepProps) {
  const maySee = useMay('settings.card-point')
  const mayTest = useMay('settings.card-point-test')
  if (maySee) return <KnownAccount merchantId={merchantId} onSaved={onSaved} />
  return (
    <Part title={<FormattedMessage id="go-live.card.account" />}>
      <p>
        <FormattedMessage id="go-live.card.hidden" />
      </p>
      {mayTest && <CardPointTest merchantId={merchantId} />}
    </Part>
  )
}

function KnownAccount({ merchantId, onSaved }: CardPointStepProps) {
  const [saves, setSaves] = useState(0)
  const { data, error, isFetching, refetch } = useQuery(cardPointQuery(merchantId))
  if (data === undefined && error !== null) {
    return (
      <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching}>
        <FormattedMessage id="go-live.card.failed" />
      </FailurePanel>
    )
  }
  if (data === undefined) {
    return (
      <Skeleton>
        <Bone height="18rem" />
      </Skeleton>
    )
  }
  return (
    <AccountForm
      // A password that is saved does not stay in the form.
      key={saves}
      merchantId={merchantId}
      account={data}
      onSaved={() => {
        setSaves(saves + 1)
        onSaved()
      }}
    />
  )
}

interface AccountFormProps extends CardPointStepProps {
  /** null: there is none yet. */
  account: CardPoint | null
}

function AccountForm({ merchantId, account, onSaved }: AccountFormProps) {
  const [draft] = useState(() => cardPointDraft(merchantId))
  const shows = useAccountShows()
  const save = useWrite<CardPointFields, unknown, CardPoint>({
    call: (form, context) => storeCardPoint(toBody(merchantId, form), context),
    invalidates: merchantKeys,
    awaits: true,
    edits: { row: account ?? noAccount, schema: cardPoint, fields: toForm },
    done: onSaved,
  })
  return (
    <OfficeForm
      schema={cardPointForm(account !== null)}
      defaults={toForm(account)}
      save={save.run}
      draft={draft}
      saveLabel={<FormattedMessage id="go-live.card.save" />}
    >
      {(api) => (
        <>
          <Part title={<FormattedMessage id="go-live.card.account" />}>
            <AccountFields api={api} account={account} />
            <CardPointTest merchantId={merchantId} api={api} />
          </Part>
          <Part title={<FormattedMessage id="go-live.card.fields" />}>
            <OtherFields api={api} />
          </Part>
          <ConflictView write={save} fields={shows} />
        </>
      )}
    </OfficeForm>
  )
}

/** Both versions after another one's save; a password shows as nothing but new or kept. */
function useAccountShows() {
  const { formatMessage } = useIntl()
  const as = (
    name: 'site' | 'merchid' | 'username' | 'password' | 'ach' | 'origin' | 'terminals',
    show = (text: string) => text,
  ) => ({ label: formatMessage({ id: `go-live.card.${name}` }), show })
  return {
    site: as('site'),
    merchid: as('merchid'),
    username: as('username'),
    password: as('password', (text) =>
      formatMessage({ id: `go-live.card.${text === '' ? 'passwordKept' : 'passwordTyped'}` }),
    ),
    ach_merchid: as('ach'),
    iframe_origin: as('origin'),
    terminals: as('terminals'),
  }
}

interface FieldsProps {
  api: FormApi<CardPointFields>
}

function AccountFields({ api, account }: FieldsProps & { account: CardPoint | null }) {
  const { formatMessage } = useIntl()
  const { date } = useDay()
  const setBy =
    account === null ? 'go-live.card.passwordHelp' : ('go-live.card.passwordSet' as const)
  return (
    <>
      <FieldColumns roomy>
        <TextField
          {...api.field('site')}
          label={formatMessage({ id: 'go-live.card.site' })}
          help={formatMessage({ id: 'go-live.card.siteHelp' })}
          need="required"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...api.field('merchid')}
          label={formatMessage({ id: 'go-live.card.merchid' })}
          help={formatMessage({ id: 'go-live.card.merchidHelp' })}
          need="required"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...api.field('username')}
          label={formatMessage({ id: 'go-live.card.username' })}
          help={formatMessage({ id: 'go-live.card.usernameHelp' })}
          need="required"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...api.field('password')}
          label={formatMessage({ id: 'go-live.card.password' })}
          help={formatMessage(
            { id: setBy },
            { when: date(account?.set_at), who: account?.set_by ?? '' },
          )}
          need={account === null ? 'required' : 'optional'}
          autoComplete="new-password"
        />
      </FieldColumns>
      {api.form.watch('site') === '' && (
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
    </>
  )
}

function OtherFields({ api }: FieldsProps) {
  const { formatMessage } = useIntl()
  const site = api.form.watch('site') || cardPointTestSite
  return (
    <>
      <FieldColumns roomy>
        <TextField
          {...api.field('ach_merchid')}
          label={formatMessage({ id: 'go-live.card.ach' })}
          help={formatMessage({ id: 'go-live.card.achHelp' })}
          need="optional"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...api.field('iframe_origin')}
          label={formatMessage({ id: 'go-live.card.origin' })}
          help={formatMessage({ id: 'go-live.card.originHelp' }, { usual: usualOrigin(site) })}
          need="optional"
          type="url"
          autoComplete="off"
        />
      </FieldColumns>
      <TextArea
        {...api.field('terminals')}
        label={formatMessage({ id: 'go-live.card.terminals' })}
        help={formatMessage({ id: 'go-live.card.terminalsHelp' })}
        need="optional"
        rows={2}
      />
    </>
  )
}

/** A day in the page's zone. */
function useDay() {
  const { instant } = useFormats()
  const zone = useTimeZone()
  return { date: (at: string | undefined) => (at === undefined ? '' : instant(at, zone)) }
}
