import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MaintenanceCheck } from '@/contract/merchants/maintenance-windows'
import { useFormats } from '@/i18n/format'
import { endOf, isTwice, startOf } from '@/rules/maintenance/window-fields'
import { paymentMinutes } from '@/rules/maintenance/windows'
import { FormFields } from '@/screens/shared/forms/field-table'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useZoneName } from '@/screens/shared/time/use-zone-name'
import { now } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { FieldColumns } from '@/ui/form/field-columns'
import { SelectField } from '@/ui/form/fields/select-field'
import type { WindowPartsProps } from './use-window-fields'

interface WindowTimesProps extends WindowPartsProps {
  /** undefined: not known yet. */
  check: MaintenanceCheck | undefined
}

/** Start and end, by the clock of one zone, and what they are elsewhere. */
export function WindowTimes({ api, fields, row, check }: WindowTimesProps) {
  const { instant } = useFormats()
  const part = { api, of: fields }
  const values = api.form.watch()
  const isBegun = row !== null && row.state !== 'upcoming'
  return (
    <FieldGroup level={2} title={<FormattedMessage id="maintenance-windows.part.when" />}>
      <ZoneChoice api={api} fields={fields} row={row} check={check} />
      {isBegun ? (
        <p>
          <FormattedMessage
            id="maintenance-windows.starts.begun"
            values={{ at: instant(row.starts_at, row.time_zone) }}
          />
        </p>
      ) : (
        <FieldColumns>
          <FormFields {...part} names={['starts.date', 'starts.time']} />
        </FieldColumns>
      )}
      {!isBegun && isTwice(values.time_zone, values.starts) && (
        <p role="status">
          <FormattedMessage id="maintenance-windows.twice.starts" />
        </p>
      )}
      <FieldColumns>
        <FormFields {...part} names={['ends.date', 'ends.time']} />
      </FieldColumns>
      {isTwice(values.time_zone, values.ends) && (
        <p role="status">
          <FormattedMessage id="maintenance-windows.twice.ends" />
        </p>
      )}
      <OtherZones api={api} check={check} />
      {values.level !== 'banner' && (
        <Banner>
          <p>
            <FormattedMessage
              id="maintenance-windows.payments.finish"
              values={{ minutes: paymentMinutes }}
            />
          </p>
        </Banner>
      )}
    </FieldGroup>
  )
}

/** Whose clock the times are by: the sites' own, and a choice where they have several. */
function ZoneChoice({ api, fields, row, check }: WindowTimesProps) {
  const zoneName = useZoneName()
  const { setValue, watch } = api.form
  const shown = watch('time_zone')
  const zones = check?.zones ?? []
  const [first] = zones
  const isElsewhere = zones.length > 0 && !zones.some(({ time_zone }) => time_zone === shown)
  // A new window follows its sites' clock.
  const next = row === null && isElsewhere ? first?.time_zone : undefined
  useEffect(() => {
    if (next !== undefined) setValue('time_zone', next)
  }, [next, setValue])
  if (zones.length < 2 && !isElsewhere) {
    return (
      <p>
        {check === undefined ? (
          <FormattedMessage
            id="maintenance-windows.zone.shown"
            values={{ zone: <b>{zoneName(shown)}</b> }}
          />
        ) : (
          <FormattedMessage
            id="maintenance-windows.zone.own"
            values={{ zone: <b>{zoneName(shown)}</b>, count: check.sites }}
          />
        )}
      </p>
    )
  }
  const others = isElsewhere ? [shown] : []
  return (
    <SelectField
      {...api.field('time_zone')}
      label={fields.time_zone.label}
      help={
        <FormattedMessage id="maintenance-windows.zone.several" values={{ count: zones.length }} />
      }
    >
      {zones.map(({ time_zone }) => (
        <option key={time_zone} value={time_zone}>
          {zoneName(time_zone)}
        </option>
      ))}
      {others.map((zone) => (
        <option key={zone} value={zone}>
          {zoneName(zone)}
        </option>
      ))}
    </SelectField>
  )
}

/** The same times on the clocks of sites in other zones. */
function OtherZones({ api, check }: Pick<WindowTimesProps, 'api' | 'check'>) {
  const { instant } = useFormats()
  const zoneName = useZoneName()
  const values = api.form.watch()
  const others = (check?.zones ?? []).filter(({ time_zone }) => time_zone !== values.time_zone)
  const start = values.starts.date === '' ? null : startOf(values, now())
  const end = endOf(values)
  if (others.length === 0 || (start === null && end === null)) return null
  return (
    <ul>
      {others.map(({ time_zone, sites }) => {
        const shown = (at: number) => instant(new Date(at).toISOString(), time_zone)
        return (
          <li key={time_zone}>
            <FormattedMessage
              id="maintenance-windows.zone.other"
              values={{
                zone: zoneName(time_zone),
                count: sites,
                start:
                  start === null ? (
                    <FormattedMessage id="maintenance-windows.starts.open" />
                  ) : (
                    shown(start)
                  ),
                end:
                  end === null ? (
                    <FormattedMessage id="maintenance-windows.ends.open" />
                  ) : (
                    shown(end)
                  ),
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
