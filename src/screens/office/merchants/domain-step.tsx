import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { domainsQuery } from '@/api/merchant-settings'
import { mostAliases } from '@/contract/merchant-setup'
import { useFormats } from '@/i18n/format'
import { normalLabel } from '@/rules/merchants/domain'
import { isSafeLabel } from '@/rules/tenants/hosts'
import { Part } from '@/screens/shared/part'
import { Banner } from '@/ui/feedback/banner'
import type { FormApi } from '@/ui/form/form-shell'
import { RepeatedGroup } from '@/ui/form/repeated-group'
import { TextField } from '@/ui/form/text-field'
import {
  type DomainFields as Fields,
  domainFieldChanges,
  domainFieldsOf,
  domainForm,
} from './merchant-form'
import { useSettingWords, useShown } from './setting-words'
import { SettingsStep, type StepProps } from './settings-step'

interface DomainStepProps extends StepProps {
  /** The site's address with this subdomain, as a visitor types it. */
  addressOf: (subdomain: string) => string
}

/** Step 2: the subdomain, and the old ones that lead to it. */
export function DomainStep({ addressOf, ...props }: DomainStepProps) {
  const { merchant } = props
  const { list } = useFormats()
  const { text, as } = useShown()
  const { data: taken } = useQuery(domainsQuery)
  const schema = useMemo(() => domainForm(taken ?? [], merchant.id), [taken, merchant.id])
  return (
    <SettingsStep<Fields>
      {...props}
      step="domain"
      schema={schema}
      fieldsOf={domainFieldsOf}
      changes={domainFieldChanges}
      shows={{
        sub_domain: text('sub_domain'),
        aliases: as('aliases', (rows) => list(rows.map(({ label }) => label))),
      }}
    >
      {(api) => (
        <DomainFields
          api={api}
          before={merchant.was_open ? merchant.sub_domain : null}
          addressOf={addressOf}
        />
      )}
    </SettingsStep>
  )
}

interface DomainFieldsProps extends Pick<DomainStepProps, 'addressOf'> {
  api: FormApi<Fields>
  /** The saved subdomain; null: its site never opened, so that nobody knows it. */
  before: string | null
}

function DomainFields({ api, before, addressOf }: DomainFieldsProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const typed = normalLabel(api.form.watch('sub_domain'))
  const isLabel = isSafeLabel(typed)
  return (
    <Part title={<FormattedMessage id="merchants.part.address" />}>
      <TextField
        {...api.field('sub_domain')}
        {...words('sub_domain')}
        need="required"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        short
      />
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
        {...words('aliases')}
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
    </Part>
  )
}

// An address has no spaces to break at.
const bold = (text: ReactNode) => <chakra.b overflowWrap="anywhere">{text}</chakra.b>
