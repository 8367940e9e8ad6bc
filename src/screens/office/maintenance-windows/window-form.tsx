import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addWindow, saveWindow, windowKeys } from '@/api/merchants/maintenance-windows'
import { maintenanceWindow, type MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { sayInForm } from '@/i18n/form-rules'
import { withValues } from '@/i18n/message-text'
import {
  endOf,
  newWindow,
  stopsMore,
  windowRules,
  type WindowValues,
  windowValues,
} from '@/rules/maintenance/window-fields'
import { windowState } from '@/rules/maintenance/windows'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { type Outcome, useWrite } from '@/screens/shared/forms/use-write'
import { now } from '@/state/clock'
import { Confirm } from '@/ui/overlay/confirm'
import { useWindowFields } from './use-window-fields'
import { WindowParts } from './window-parts'
import { refusalWords } from './window-words'

interface WindowFormProps {
  /** null: a new one. */
  row: MaintenanceWindow | null
  onClose: () => void
}

/** A window that is planned or changed. */
export function WindowForm({ row, onClose }: WindowFormProps) {
  const { formatMessage } = useIntl()
  const zone = useTimeZone()
  const [asked, setAsked] = useState<Asked | null>(null)
  const save = useWrite<WindowValues, MaintenanceWindow, MaintenanceWindow>({
    about: `maintenance ${row?.id ?? 'new'}`,
    call: (form, context) =>
      row === null ? addWindow(form, context.key) : saveWindow(row.id, form, context),
    invalidates: windowKeys,
    done: () => {
      // The notice comes above the page that follows, once the question has gone.
      setAsked(null)
      onClose()
    },
    toast: true,
    successMessage: ({ state, sites }) =>
      formatMessage({ id: `maintenance-windows.saved.${state}` }, { count: sites }),
    words: refusalWords,
    ...(row !== null && { edits: { row, schema: maintenanceWindow, toForm: windowValues } }),
  })
  const schema = useMemo(() => rulesFor(row), [row])
  const defaults = useMemo(() => (row === null ? newWindow(zone) : windowValues(row)), [row, zone])
  const fields = useWindowFields()
  const before = row && windowValues(row)
  /** Asks first, where sites would stop as it is saved. */
  const askThenSave = (
    values: WindowValues,
    replaced: WindowValues | null,
    run: () => Promise<Outcome>,
  ): Promise<Outcome> =>
    stopsMore(values, replaced, now())
      ? new Promise((settle) => {
          setAsked({ values, run, settle })
        })
      : run()
  return (
    <OfficeForm
      name={`window ${row?.id ?? 'new'}`}
      place={['window']}
      schema={schema}
      defaults={defaults}
      save={(values, done) => askThenSave(values, before, () => save.run(values, done))}
      saveLabel={
        <FormattedMessage
          id={row === null ? 'maintenance-windows.form.plan' : 'maintenance-windows.form.save'}
        />
      }
      back={{ label: <FormattedMessage id="maintenance-windows.form.back" />, go: onClose }}
    >
      {(api) => (
        <>
          <EarlierTry write={save} />
          <WindowParts api={api} fields={fields} row={row} />
          {row !== null && (
            <ConflictView
              write={save}
              fields={fields}
              onSave={(chosen) => {
                const theirs = save.conflict?.theirs ?? before
                void askThenSave(chosen, theirs, () => save.resolveConflict(chosen))
              }}
            />
          )}
          {asked !== null && (
            <StopNow
              values={asked.values}
              pending={save.pending}
              onAnswer={(isSure) => {
                void (isSure ? asked.run() : notSaved).then((outcome) => {
                  setAsked(null)
                  asked.settle(outcome)
                })
              }}
            />
          )}
        </>
      )}
    </OfficeForm>
  )
}

interface Asked {
  readonly values: WindowValues
  readonly run: () => Promise<Outcome>
  readonly settle: (outcome: Outcome) => void
}

const notSaved = Promise.resolve<Outcome>({ ok: false })

interface StopNowProps {
  values: WindowValues
  pending: boolean
  onAnswer: (isSure: boolean) => void
}

/** Asked before sites close, or stop to take payments, in the same moment. */
function StopNow({ values, pending, onAnswer }: StopNowProps) {
  const { scope, merchant_ids, level } = values
  const isClosed = level === 'site-off'
  return (
    <Confirm
      open
      tone="danger"
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
      pending={pending}
      title={
        <FormattedMessage
          id={`maintenance-windows.now.${isClosed ? 'site-off' : 'payments-off'}`}
          values={{ count: scope === 'all' ? 0 : merchant_ids.length }}
        />
      }
      verb={<FormattedMessage id={`maintenance-windows.now.${isClosed ? 'close' : 'stop'}`} />}
    >
      <FormattedMessage
        id="maintenance-windows.now.text"
        values={{ ends: endOf(values) === null ? 'no' : 'yes' }}
      />
    </Confirm>
  )
}

/** The window may begin while its form is open. */
const rulesFor = (row: MaintenanceWindow | null) =>
  windowRules(
    sayInForm,
    (problem) => withValues(`maintenance-windows.problem.${problem}`, {}),
    () => ({
      now: now(),
      begun: row !== null && windowState(row, now()) !== 'upcoming' ? row.starts_at : null,
    }),
  )
