import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { merchantDepartmentsQuery } from '@/api/reports/dashboard'
import { officeKeys } from '@/api/office-keys'
import { merchantListQuery, merchantSettingsQuery } from '@/api/merchants/merchant-list'
import { copyInto } from '@/api/merchants/settings-list'
import { type CopyPart, copyParts } from '@/contract/merchants/copy-settings'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { copyPlan, isNothing } from '@/rules/merchants/copy-settings'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { Banner } from '@/ui/feedback/banner'
import { CheckboxesField } from '@/ui/form/fields/checkboxes-field'
import { ComboboxField } from '@/ui/form/fields/combobox-field'
import { refusalWords } from './settings-words'

interface CopyDialogProps {
  merchant: { readonly id: string; readonly name: string }
  onClose: () => void
}

const says = (id: MessageId) => id

const copyForm = v.object({
  from: v.pipe(
    v.string(),
    v.check((id) => id !== '', says('merchant-list.copy.fromMissing')),
  ),
  parts: v.pipe(
    v.array(v.picklist(copyParts)),
    v.minLength(1, says('merchant-list.copy.partsMissing')),
  ),
})
type CopyForm = v.InferOutput<typeof copyForm>

const nothingChosen: CopyForm = { from: '', parts: ['site-rules'] }

/** Copies settings of another merchant into this one, and says before what that changes. */
export function CopyDialog({ merchant, onClose }: CopyDialogProps) {
  const { formatMessage } = useIntl()
  const { id, name } = merchant
  const mayCreate = useMay('settings.payments-create')
  const { data: merchants } = useQuery(merchantListQuery)
  const write = useWrite({
    about: `copy into ${id}`,
    call: ({ from, parts }: CopyForm, { key }) =>
      copyInto({ merchant_id: id, from_merchant_id: from, parts }, key),
    invalidates: [
      officeKeys.settings.all,
      officeKeys.merchantDepartments.all,
      officeKeys.merchantList.all,
      officeKeys.audit.all,
    ],
    words: refusalWords,
    toast: true,
    successMessage: formatMessage({ id: 'merchant-list.copy.done' }, { name }),
    done: onClose,
  })
  const offered = copyParts.filter((part) => part !== 'departments' || mayCreate)
  return (
    <FormDialog
      name={`copy into ${id}`}
      title={<FormattedMessage id="merchant-list.copy.title" values={{ name }} />}
      write={write}
      schema={copyForm}
      defaults={nothingChosen}
      verb={<FormattedMessage id="merchant-list.copy.verb" />}
      onClose={onClose}
    >
      {(api) => {
        const { from, parts } = api.form.watch()
        return (
          <>
            <ComboboxField
              {...api.value('from')}
              label={formatMessage({ id: 'merchant-list.copy.from' })}
              none=""
              options={(merchants ?? [])
                .filter((one) => one.id !== id)
                .map((one) => ({ value: one.id, label: one.name, description: one.sub_domain }))}
            />
            <CheckboxesField
              {...api.value('parts')}
              label={formatMessage({ id: 'merchant-list.copy.parts' })}
              options={offered.map((part) => ({
                value: part,
                label: formatMessage({ id: `merchant-list.copy.${part}` }, { name }),
                description: formatMessage({ id: partHelp[part] }, { name }),
              }))}
            />
            {from !== '' && parts.length > 0 && <Preview from={from} to={merchant} parts={parts} />}
            <p>
              <FormattedMessage id="merchant-list.copy.never" />
            </p>
          </>
        )
      }}
    </FormDialog>
  )
}

const partHelp = {
  'site-rules': 'merchant-list.copy.siteRulesHelp',
  departments: 'merchant-list.copy.departmentsHelp',
  payments: 'merchant-list.copy.paymentsHelp',
} as const satisfies Readonly<Record<CopyPart, string>>

interface PreviewProps {
  from: string
  to: CopyDialogProps['merchant']
  parts: readonly CopyPart[]
}

/** What the copy changes, by the rule that the server follows. */
function Preview({ from, to, parts }: PreviewProps): ReactNode {
  const { list } = useFormats()
  const [source, target, theirs, own] = [
    useQuery(merchantSettingsQuery(from)),
    useQuery(merchantSettingsQuery(to.id)),
    ...useQueries({
      queries: [merchantDepartmentsQuery(from), merchantDepartmentsQuery(to.id)],
    }),
  ]
  if ([source, target, theirs, own].some((one) => one.isError)) {
    return (
      <Banner>
        <FormattedMessage id="merchant-list.copy.unread" />
      </Banner>
    )
  }
  if (!source.data || !target.data || !theirs.data || !own.data) return null
  const plan = copyPlan(
    { merchant: source.data, departments: theirs.data },
    { merchant: target.data, departments: own.data },
    parts,
  )
  const names = (rows: readonly { readonly name: string }[]) => list(rows.map((row) => row.name))
  return (
    <Banner role="status">
      {isNothing(plan) ? (
        <FormattedMessage id="merchant-list.copy.nothing" values={{ name: to.name }} />
      ) : (
        <FormattedMessage
          id="merchant-list.copy.result"
          values={{
            rules: Object.keys(plan.rules).length,
            departments: plan.added.length,
            payments: plan.payments.length,
            added: names(plan.added),
            changed: names(plan.payments),
          }}
        />
      )}
    </Banner>
  )
}
