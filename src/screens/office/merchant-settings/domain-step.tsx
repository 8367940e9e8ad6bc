import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { domainsQuery } from '@/api/merchants/merchant-settings'
import { mostAliases } from '@/contract/merchants/merchant-setup'
import { useFormats } from '@/i18n/format'
import { normalLabel } from '@/rules/merchants/subdomain'
import { isSafeLabel } from '@/rules/tenants/hosts'
import { type FieldTable, FormFields, useFieldRows } from '@/screens/shared/forms/field-table'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { Banner } from '@/ui/feedback/banner'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { RepeatedGroup } from '@/ui/form/shell/repeated-group'
import { TextField } from '@/ui/form/fields/text-field'
import { type DomainFields as Fields, domainForm, domainValues } from './merchant-form'
import { useSettingWords } from './setting-words'
import { SettingsStep, type StepProps } from './settings-step'

interface DomainStepProps extends StepProps {
  /** The site's address with this subdomain, as a visitor types it. */
  addressOf: (subdomain: string) => string
}

/** Step 2: the subdomain, and the old ones that lead to it. */
export function DomainStep({ addressOf, ...props }: DomainStepProps) {
  const { merchant } = props
  const { list } = useFormats()
  const { text, field } = useFieldRows<Fields>(useSettingWords())
  const { data: taken } = useQuery(domainsQuery)
  const schema = useMemo(() => domainForm(taken ?? [], merchant.id), [taken, merchant.id])
  const fields: FieldTable<Fields> = {
    sub_domain: text('sub_domain', {
      need: 'required',
      autoCapitalize: 'none',
      spellCheck: false,
      short: true,
    }),
    aliases: field('aliases', (rows) => list(rows.map(({ label }) => label))),
  }
  return (
    <SettingsStep<Fields>
      {...props}
      {...domainValues}
      step="domain"
      schema={schema}
      fields={fields}
    >
      {(api) => (
        <DomainFields
          api={api}
          fields={fields}
          before={merchant.was_open ? merchant.sub_domain : null}
          addressOf={addressOf}
        />
      )}
    </SettingsStep>
  )
}

interface DomainFieldsProps extends Pick<DomainStepProps, 'addressOf'> {
  api: FormApi<Fields>
  fields: FieldTable<Fields>
  /** The saved subdomain; null: its site never opened, so it is in no links. */
  before: string | null
}

function DomainFields({ api, fields, before, addressOf }: DomainFieldsProps) {
  const { formatMessage } = useIntl()
  const typed = normalLabel(api.form.watch('sub_domain'))
  const isLabel = isSafeLabel(typed)
  return (
    <FieldGroup title={<FormattedMessage id="merchants.part.address" />}>
      <FormFields api={api} of={fields} names={['sub_domain']} />
      {isLabel && (
        <chakra.p overflowWrap="anywhere">
          <FormattedMessage
            id="merchants.domain.preview"
            values={{ address: bold(addressOf(typed)) }}
          />
        </chakra.p>
      )}
      {isLabel && before !== null && typed !== before && (
        <Banner tone="due">
          <FormattedMessage
            id="merchants.domain.moves"
            values={{ before: bold(addressOf(before)), after: bold(addressOf(typed)) }}
          />
        </Banner>
      )}
      <RepeatedGroup
        {...api.list('aliases')}
        label={fields.aliases.label}
        help={fields.aliases.help}
        max={mostAliases}
        newRow={{ label: '' }}
        rowName={({ label }, index) =>
          label || formatMessage({ id: 'merchants.domain.alias' }, { number: index + 1 })
        }
        addLabel={<FormattedMessage id="merchants.domain.add" />}
        empty={<FormattedMessage id="merchants.domain.none" />}
      >
        {(path, index) => (
          <TextField
            {...api.field(`${path}.label`)}
            label={formatMessage({ id: 'merchants.domain.alias' }, { number: index + 1 })}
            need="required"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            short
          />
        )}
      </RepeatedGroup>
    </FieldGroup>
  )
}

// An address has no spaces to break at.
const bold = (text: ReactNode) => <chakra.b overflowWrap="anywhere">{text}</chakra.b>
