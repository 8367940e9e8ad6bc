import { FormattedMessage, useIntl } from 'react-intl'
import type { NotificationFields } from '@/contract/notifications/notification-fields'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { useZoneName } from '@/screens/shared/time/use-zone-name'
import {
  type ScheduleForm,
  scheduleToBody,
  scheduleToForm,
} from '@/rules/notifications/notification-rules'
import {
  instantAt,
  instantsOf,
  quietFrom,
  quietTo,
  scheduleKinds,
} from '@/rules/notifications/send-times'
import { perMinute } from '@/rules/notifications/progress'
import { isRealDay } from '@/rules/time/dates'
import { type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { now } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { CountField } from '@/ui/form/fields/count-field'
import { DateField } from '@/ui/form/fields/date-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { RadioField } from '@/ui/form/fields/radio-field'
import { TextField } from '@/ui/form/fields/text-field'
import { plainDateIn } from '@/rules/time/dates'
import { scheduleWords } from './form-words'
import { scheduleForm } from './notification-form'
import { StepForm, type StepProps } from './step-form'
import { useMerchantZone } from './use-merchant-zone'
import { useNotificationTexts } from './use-notification-texts'

const toForm = ({ schedule, ends_on }: NotificationFields): ScheduleForm =>
  scheduleToForm({ schedule, ends_on })

/** When it goes out, in the merchant's own zone. */
export function ScheduleStep(props: StepProps) {
  const { row } = props
  const { kind, channel } = row
  const zone = useMerchantZone(row.merchant_id)
  const fields = useScheduleFields(row)
  return (
    <StepForm<ScheduleForm>
      {...props}
      step="schedule"
      schema={scheduleForm({ kind, channel, zone, now: now() })}
      toForm={toForm}
      toBody={({ schedule, ends_on }, saved) => ({
        schedule: scheduleToBody(schedule, saved.kind),
        ends_on: ends_on === '' ? null : ends_on,
      })}
      fields={fields}
    >
      {(api) => <Fields api={api} row={row} zone={zone} />}
    </StepForm>
  )
}

interface FieldsProps {
  api: FormApi<ScheduleForm>
  row: StepProps['row']
  zone: string
}

function Fields({ api, row: { kind, channel }, zone }: FieldsProps) {
  const { formatMessage } = useIntl()
  const { schedule } = api.form.watch()
  const today = plainDateIn(zone, now())
  const isEmail = channel === 'email'
  const zoneName = useZoneName()
  const { time } = useFormats()
  const clock = (shown: string) => time(new Date(instantAt(zone, today, shown)).toISOString(), zone)
  return (
    <FieldGroup
      title={
        <FormattedMessage
          id={isEmail ? 'notification.part.schedule' : 'notification.bannerPart.schedule'}
        />
      }
      lead={<FormattedMessage id="notification.schedule.zone" values={{ zone: zoneName(zone) }} />}
    >
      <RadioField
        {...api.choice('schedule.kind')}
        label={formatMessage({
          id: isEmail ? 'notification.field.when' : 'notification.field.bannerWhen',
        })}
        options={scheduleKinds({ kind, channel }).map((value) => ({
          value,
          label: formatMessage({ id: `notification.when.${value}` }),
          description: formatMessage({
            id:
              !isEmail && (value === 'now' || value === 'at')
                ? `notification.bannerWhen.${value}`
                : `notification.whenHelp.${value}`,
          }),
        }))}
      />
      {schedule.kind === 'at' && (
        <>
          <FieldColumns>
            <DateField
              {...api.value('schedule.day')}
              label={formatMessage({ id: 'list.field.day' })}
              today={today}
              need="required"
            />
            <TextField
              {...api.field('schedule.time')}
              type="time"
              label={formatMessage({ id: 'list.field.time' })}
              need="required"
            />
          </FieldColumns>
          <Moment api={api} zone={zone} isEmail={isEmail} />
        </>
      )}
      {schedule.kind === 'due' && (
        <FieldColumns>
          <CountField
            {...api.value('schedule.days')}
            label={formatMessage({
              id: kind === 'due-soon' ? 'notification.field.before' : 'notification.field.after',
            })}
            need="required"
          />
          <TextField
            {...api.field('schedule.time')}
            type="time"
            label={formatMessage({ id: 'list.field.time' })}
            need="required"
          />
        </FieldColumns>
      )}
      {channel === 'banner' && (
        <DateField
          {...api.value('ends_on')}
          label={formatMessage({ id: 'notification.field.ends-on' })}
          help={formatMessage({ id: 'notification.help.ends-on' })}
          today={today}
          need="optional"
        />
      )}
      {isEmail && (
        <Banner>
          <FormattedMessage
            id="notification.schedule.quiet"
            values={{ from: clock(quietFrom), to: clock(quietTo), rate: perMinute }}
          />
        </Banner>
      )}
    </FieldGroup>
  )
}

/** What the clock makes of the chosen time: none, one, or two moments. */
function Moment({ api, zone, isEmail }: Omit<FieldsProps, 'row'> & { isEmail: boolean }) {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const { clockTime } = useOfficeFormats()
  const { schedule } = api.form.watch()
  if (!isRealDay(schedule.day) || !/^\d\d:\d\d$/u.test(schedule.time)) return null
  const found = instantsOf(zone, schedule.day, schedule.time)
  const shown = (at: number) => instant(new Date(at).toISOString(), zone)
  if (found.length === 0) {
    return (
      <Banner tone="due" role="status">
        <FormattedMessage
          id="notification.schedule.noSuchTime"
          values={{
            time: clockTime(schedule.time),
            next: shown(instantAt(zone, schedule.day, schedule.time)),
          }}
        />
      </Banner>
    )
  }
  if (found.length === 1) {
    // A time that was refused is not promised.
    if (api.form.formState.errors.schedule !== undefined) return null
    return (
      <p role="status">
        <FormattedMessage
          id={isEmail ? 'notification.schedule.moment' : 'notification.schedule.bannerMoment'}
          values={{ moment: shown(found[0] ?? 0) }}
        />
      </p>
    )
  }
  return (
    <RadioField
      name="schedule.later"
      value={schedule.later ? 'later' : 'first'}
      onChange={(value) =>
        api.form.setValue('schedule.later', value === 'later', { shouldDirty: true })
      }
      label={formatMessage({ id: 'notification.field.twice' })}
      options={[
        { value: 'first', label: shown(found[0] ?? 0) },
        { value: 'later', label: shown(found.at(-1) ?? 0) },
      ]}
    />
  )
}

function useScheduleFields({ kind }: StepProps['row']): FieldTable<ScheduleForm> {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const texts = useNotificationTexts()
  const { field } = useFieldRows<ScheduleForm>((name) => ({
    label: formatMessage({ id: scheduleWords[name] }),
  }))
  return {
    schedule: field('schedule', (schedule) =>
      texts.schedule({ kind, schedule: scheduleToBody(schedule, kind) }),
    ),
    ends_on: field('ends_on', (day) => (day === '' ? '' : date(day))),
  }
}
