import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/dashboard'
import { officeKeys } from '@/api/office-keys'
import { merchantListQuery, merchantSettingsQuery } from '@/api/merchant-list'
import { copyInto } from '@/api/settings-list'
import { type CopyPart, copyParts } from '@/contract/copy-settings'
import { useFormats } from '@/i18n/format'
import { copyPlan, isNothing } from '@/rules/merchants/copy-settings'
import { DraftNote } from '@/screens/shared/draft-note'
import { useFormDraft } from '@/screens/shared/form-draft'
import { useWrite } from '@/screens/shared/use-write'
import { useMay } from '@/state/use-may'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { CheckboxesField } from '@/ui/form/checkboxes-field'
import { ComboboxField } from '@/ui/form/combobox-field'
import { Stack } from '@/ui/layout/stack'
import { Dialog } from '@/ui/overlay/dialog'
import { refusalWords } from './settings-words'

interface CopyDialogProps {
  merchant: { readonly id: string; readonly name: string }
  onClose: () => void
}

interface Chosen {
  readonly from: string
  readonly parts: readonly CopyPart[]
}

const nothingChosen: Chosen = { from: '', parts: ['site-rules'] }

/** Copies settings of another merchant into this one, and says before what that changes. */
export function CopyDialog({ merchant, onClose }: CopyDialogProps) {
  const { formatMessage } = useIntl()
  const { id, name } = merchant
  const mayCreate = useMay('settings.payments-create')
  const { data: merchants } = useQuery(merchantListQuery)
  const draft = useFormDraft(`copy into ${id}`, nothingChosen)
  const [kept, setKept] = useState(() => draft.read())
  const [chosen, setChosen] = useState(kept ?? nothingChosen)
  const { from, parts } = chosen
  const choose = (change: Partial<Chosen>) => {
    draft.keep({ ...chosen, ...change })
    setChosen({ ...chosen, ...change })
  }
  const discard = () => {
    draft.forget()
    setKept(null)
    setChosen(nothingChosen)
  }
  const close = () => {
    draft.forget()
    onClose()
  }
  const [isTried, setTried] = useState(false)
  const fieldId = useId()
  const write = useWrite({
    about: `copy into ${id}`,
    call: (_, { key }) =>
      copyInto({ merchant_id: id, from_merchant_id: from, parts: [...parts] }, key),
    invalidates: [
      officeKeys.settings.all,
      officeKeys.merchantDepartments.all,
      officeKeys.merchantList.all,
      officeKeys.audit.all,
    ],
    words: refusalWords,
    toast: true,
    says: formatMessage({ id: 'merchant-list.copy.done' }, { name }),
    done: close,
  })
  const submit = () => {
    setTried(true)
    if (from === '') document.getElementById(fieldId)?.focus()
    else if (parts.length > 0) void write.run()
  }
  const errorIf = (
    isMissing: boolean,
    text: 'merchant-list.copy.fromMissing' | 'merchant-list.copy.partsMissing',
  ) => (isTried && isMissing ? formatMessage({ id: text }) : null)
  const offered = copyParts.filter((part) => part !== 'departments' || mayCreate)
  return (
    <Dialog
      open
      onClose={close}
      locked={write.pending}
      title={<FormattedMessage id="merchant-list.copy.title" values={{ name }} />}
      footer={
        <>
          <Button pending={write.pending} onClick={submit}>
            <FormattedMessage id="merchant-list.copy.verb" />
          </Button>
          <Button variant="outline" pending={write.pending} onClick={close}>
            <FormattedMessage id="changes.confirm.cancel" />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {kept !== null && <DraftNote onDiscard={discard} />}
        <ComboboxField
          id={fieldId}
          label={formatMessage({ id: 'merchant-list.copy.from' })}
          value={from}
          none=""
          onChange={(next) => choose({ from: next })}
          error={errorIf(from === '', 'merchant-list.copy.fromMissing')}
          options={(merchants ?? [])
            .filter((one) => one.id !== id)
            .map((one) => ({ value: one.id, label: one.name, description: one.sub_domain }))}
        />
        <CheckboxesField
          label={formatMessage({ id: 'merchant-list.copy.parts' })}
          value={parts}
          onChange={(next) => choose({ parts: next })}
          error={errorIf(parts.length === 0, 'merchant-list.copy.partsMissing')}
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
        {write.problem !== null && (
          <Banner tone="late" role="alert">
            {write.problem}
          </Banner>
        )}
      </Stack>
    </Dialog>
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
