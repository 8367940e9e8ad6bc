import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { linkAccount } from '@/api/accounts'
import { departmentsQuery } from '@/api/departments'
import { ApiFailure } from '@/api/failure'
import type { LinkedAccount } from '@/contract/accounts'
import { isLinkable } from '@/rules/linkable'
import { AmountField } from '@/ui/amount-field'
import { Button } from '@/ui/button'
import { ChoiceCards } from '@/ui/choice-cards'
import { type FormApi, type FormFailure, FormShell } from '@/ui/form-shell'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { decimalMark } from './decimal-mark'
import { emptyLink, linkBody, type LinkFields, linkForm } from './link-form'
import { referenceOf } from './reference-of'

interface LinkAccountFormProps {
  /** The account that the page is about: only the proof is asked for. */
  fixed?: { department_id: string; account: string; client: string }
  onLinked: (account: LinkedAccount) => void
}

/**
 * Links an account with its number and its PIN or last payment (product.md P7). Which of the two is
 * wrong is not said.
 */
export function LinkAccountForm({ fixed, onLinked }: LinkAccountFormProps) {
  const { locale } = useIntl()
  const queryClient = useQueryClient()
  const { data: departments } = useQuery(departmentsQuery)
  const choices = departments?.filter(isLinkable) ?? []
  const decimal = decimalMark(locale)
  const schema = useMemo(() => linkForm(decimal), [decimal])
  const [reference, setReference] = useState('')
  const [only] = choices.length === 1 ? choices : []
  const defaults: LinkFields = { ...emptyLink, department_id: only?.id ?? '', ...fixed }

  const link = async (fields: LinkFields): Promise<FormFailure | undefined> => {
    try {
      const linked = await linkAccount(linkBody(fields, decimal))
      if (linked === null) return { message: 'citizen.add.noMatch' }
      onLinked(linked)
      await queryClient.invalidateQueries({ queryKey: ['accounts'] })
      return undefined
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.is(401)) return undefined
      setReference(referenceOf(error) ?? '')
      if (error.is(429)) return { message: 'citizen.add.tooMany' }
      if (error.is(409)) return { message: 'citizen.add.already' }
      const { errors } = error.body
      if (error.is(422) && errors !== undefined) return { errors }
      return { message: 'citizen.add.notLinked' }
    }
  }

  return (
    <FormShell
      // The departments come later than the form.
      key={only?.id ?? ''}
      schema={schema}
      defaults={defaults}
      errorValues={{ reference }}
      onSubmit={link}
    >
      {(api) => (
        <>
          {fixed === undefined && (
            <>
              <SelectDepartment api={api} choices={choices} />
              <Numbers api={api} choices={choices} />
            </>
          )}
          <Proof api={api} />
          <Nickname api={api} />
          <Button type="submit" wide pending={api.pending}>
            <FormattedMessage id="citizen.add.submit" />
          </Button>
        </>
      )}
    </FormShell>
  )
}

interface PartProps {
  api: FormApi<LinkFields>
}

interface ChoiceProps extends PartProps {
  choices: readonly { id: string; name: string; search: { example: string | null } }[]
}

function SelectDepartment({ api, choices }: ChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <SelectField
      {...api.field('department_id')}
      label={formatMessage({ id: 'citizen.add.department' })}
    >
      {choices.length !== 1 && (
        <option value="">{formatMessage({ id: 'citizen.add.choose' })}</option>
      )}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Numbers({ api, choices }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const chosen = api.form.watch('department_id')
  const example = choices.find(({ id }) => id === chosen)?.search.example ?? null
  return (
    <>
      <TextField
        {...api.field('account')}
        label={formatMessage({ id: 'citizen.add.account' })}
        {...(example !== null && {
          help: formatMessage({ id: 'citizen.add.accountHelp' }, { example }),
        })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...api.field('client')}
        label={formatMessage({ id: 'citizen.add.client' })}
        help={formatMessage({ id: 'citizen.add.clientHelp' })}
        need="optional"
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}

function Proof({ api }: PartProps) {
  const { formatMessage } = useIntl()
  return (
    <ChoiceCards
      {...api.choice('proof')}
      legend={<FormattedMessage id="citizen.add.proof" />}
      options={[
        {
          value: 'pin',
          label: <FormattedMessage id="citizen.add.byPin" />,
          note: <FormattedMessage id="citizen.add.byPinNote" />,
          more: (
            <TextField
              {...api.field('pin')}
              label={formatMessage({ id: 'citizen.add.pin' })}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
            />
          ),
        },
        {
          value: 'last-amount',
          label: <FormattedMessage id="citizen.add.byAmount" />,
          note: <FormattedMessage id="citizen.add.byAmountNote" />,
          more: (
            <AmountField
              {...api.field('amount')}
              label={formatMessage({ id: 'citizen.add.amount' })}
            />
          ),
        },
      ]}
    />
  )
}

function Nickname({ api }: PartProps) {
  const { formatMessage } = useIntl()
  return (
    <TextField
      {...api.field('nickname')}
      label={formatMessage({ id: 'citizen.add.nickname' })}
      help={formatMessage({ id: 'citizen.add.nicknameHelp' })}
      need="optional"
      autoComplete="off"
    />
  )
}
