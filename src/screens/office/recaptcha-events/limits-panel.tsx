import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { recaptchaKeys, recaptchaSettingsQuery, saveLimits } from '@/api/recaptcha-events'
import { recaptchaSettings, type RecaptchaSettings } from '@/contract/recaptcha/recaptcha-limits'
import { sayInForm } from '@/i18n/form-rules'
import { useFormats } from '@/i18n/format'
import { withValues } from '@/i18n/message-text'
import {
  bodyOf,
  limitRules,
  type LimitValues,
  mostBlocked,
  valuesOf,
} from '@/rules/recaptcha/limits'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { FormFields } from '@/screens/shared/forms/field-table'
import { Loaded } from '@/screens/shared/detail/loaded'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { SettingFacts } from '@/screens/shared/forms/setting-facts'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { FieldColumns } from '@/ui/form/field-columns'
import { Stack } from '@/ui/layout/stack'
import { useLimitFields } from './use-limit-fields'

/** When a visitor is challenged, blocked or paused: the form, or what it says for others. */
export function LimitsPanel({ zone }: { zone: string }) {
  const mayEdit = useMay('warnings.recaptcha-settings') && hasAddedCall('saveRecaptchaSettings')
  const query = useQuery(recaptchaSettingsQuery)
  return (
    <Loaded
      query={query}
      skeleton={
        <Skeleton>
          <Bone height="24rem" />
        </Skeleton>
      }
      failed={<FormattedMessage id="recaptcha-events.limits.failed" />}
    >
      {(settings) => (
        <Stack gap="4">
          <ChangedBy settings={settings} zone={zone} />
          {mayEdit ? <LimitsForm settings={settings} /> : <LimitFacts settings={settings} />}
        </Stack>
      )}
    </Loaded>
  )
}

function ChangedBy({ settings, zone }: { settings: RecaptchaSettings; zone: string }) {
  const { instant } = useFormats()
  const { updated_at, updated_by } = settings
  return (
    <p>
      {updated_at === null ? (
        <FormattedMessage id="recaptcha-events.limits.usual" />
      ) : (
        <FormattedMessage
          id="recaptcha-events.limits.changed"
          values={{ at: instant(updated_at, zone), name: updated_by ?? '' }}
        />
      )}
    </p>
  )
}

const schema = limitRules(sayInForm, (problem) =>
  withValues(`recaptcha-events.problem.${problem}`, { most: { count: mostBlocked } }),
)

function LimitsForm({ settings }: { settings: RecaptchaSettings }) {
  const { formatMessage } = useIntl()
  const fields = useLimitFields()
  const save = useWrite<LimitValues, RecaptchaSettings, RecaptchaSettings>({
    about: 'the reCaptcha settings',
    call: (form, context) => saveLimits(bodyOf(form), context),
    invalidates: recaptchaKeys,
    awaits: true,
    successMessage: formatMessage({ id: 'recaptcha-events.limits.saved' }),
    edits: { row: settings, schema: recaptchaSettings, toForm: valuesOf },
  })
  return (
    <OfficeForm
      name="recaptcha limits"
      place={['tab']}
      schema={schema}
      defaults={valuesOf(settings)}
      save={save.run}
      saveLabel={<FormattedMessage id="recaptcha-events.limits.save" />}
    >
      {(api) => (
        <>
          <FieldGroup level={2} title={<FormattedMessage id="recaptcha-events.limits.scores" />}>
            <FieldColumns>
              <FormFields api={api} of={fields} names={['challenge_below', 'block_below']} />
            </FieldColumns>
          </FieldGroup>
          <FieldGroup level={2} title={<FormattedMessage id="recaptcha-events.limits.pause" />}>
            <FieldColumns>
              <FormFields
                api={api}
                of={fields}
                names={['declines', 'within_seconds', 'pause_minutes']}
              />
            </FieldColumns>
          </FieldGroup>
          <FieldGroup level={2} title={<FormattedMessage id="recaptcha-events.limits.speed" />}>
            <FieldColumns>
              <FormFields api={api} of={fields} names={['per_network', 'per_bin', 'min_cents']} />
            </FieldColumns>
          </FieldGroup>
          <ConflictView write={save} fields={fields} />
        </>
      )}
    </OfficeForm>
  )
}

const LimitFacts = ({ settings }: { settings: RecaptchaSettings }) => (
  <SettingFacts values={valuesOf(settings)} fields={useLimitFields()} />
)
