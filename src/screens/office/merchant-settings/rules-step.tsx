import { FormattedMessage, useIntl } from 'react-intl'
import { mostOutsideHosts } from '@/contract/merchants/merchant-setup'
import { useFormats } from '@/i18n/format'
import { longestSessionText } from '@/rules/languages/own-texts'
import {
  merchantDefaults,
  siteValues,
  type SiteFields as Fields,
} from '@/rules/merchants/merchant-texts'
import { type FieldTable, FormFields, useFieldRows } from '@/screens/shared/forms/field-table'
import { OtherLanguages, shownLanguages } from '@/screens/shared/forms/other-languages'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { RepeatedGroup } from '@/ui/form/shell/repeated-group'
import { TextField } from '@/ui/form/fields/text-field'
import { siteForm } from './merchant-form'
import { useSettingWords } from './setting-words'
import { SettingsStep, type StepProps } from './settings-step'

/** Step 3: what the whole site does, whichever department is paid. */
export function RulesStep(props: StepProps) {
  const fields = useRuleFields()
  return (
    <SettingsStep<Fields> {...props} {...siteValues} step="rules" schema={siteForm} fields={fields}>
      {(api) => <RuleFields api={api} fields={fields} />}
    </SettingsStep>
  )
}

const usualSite = {
  max_cart_items: String(merchantDefaults.max_cart_items),
  roll_type_real: merchantDefaults.roll_type_real,
}

function useRuleFields(): FieldTable<Fields> {
  const { list } = useFormats()
  const { text, longText, flag, field } = useFieldRows<Fields>(useSettingWords(), usualSite)
  return {
    force_guest_checkout_per_item: flag('force_guest_checkout_per_item'),
    allow_accounts: flag('allow_accounts'),
    enableTerminal: flag('enableTerminal'),
    cash_and_checks: flag('cash_and_checks'),
    max_cart_items: text('max_cart_items', { need: 'required', inputMode: 'numeric' }),
    roll_type_real: text('roll_type_real', { need: 'required', spellCheck: false }),
    session_text: longText('session_text', {
      need: 'optional',
      rows: 2,
      longest: longestSessionText,
    }),
    translations: field('translations', shownLanguages),
    outside_hosts: field('outside_hosts', (rows) => list(rows.map(({ host }) => host))),
  }
}

interface RuleFieldsProps {
  api: FormApi<Fields>
  fields: FieldTable<Fields>
}

function RuleFields({ api, fields }: RuleFieldsProps) {
  const { formatMessage } = useIntl()
  const part = { api, of: fields }
  return (
    <>
      <FieldGroup title={<FormattedMessage id="merchants.part.citizens" />}>
        <div>
          <FormFields
            {...part}
            names={[
              'force_guest_checkout_per_item',
              'allow_accounts',
              'enableTerminal',
              'cash_and_checks',
            ]}
          />
        </div>
        <FieldColumns roomy>
          <FormFields {...part} names={['max_cart_items', 'roll_type_real']} />
        </FieldColumns>
        <FormFields {...part} names={['session_text']} />
      </FieldGroup>
      <OtherLanguages
        texts={[
          {
            name: 'session_text',
            label: fields.session_text.label,
            english: api.form.watch('session_text'),
            longest: longestSessionText,
          },
        ]}
        field={(language, name) => api.field(`translations.${language}.${name}`)}
      />
      <FieldGroup title={<FormattedMessage id="merchants.part.outside" />}>
        <RepeatedGroup
          {...api.list('outside_hosts')}
          label={fields.outside_hosts.label}
          help={fields.outside_hosts.help}
          max={mostOutsideHosts}
          newRow={{ host: '' }}
          rowName={({ host }, index) =>
            host || formatMessage({ id: 'merchants.rules.site' }, { number: index + 1 })
          }
          addLabel={<FormattedMessage id="merchants.rules.addSite" />}
          empty={<FormattedMessage id="merchants.rules.noSites" />}
        >
          {(path, index) => (
            <TextField
              {...api.field(`${path}.host`)}
              label={formatMessage({ id: 'merchants.rules.site' }, { number: index + 1 })}
              need="required"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </RepeatedGroup>
      </FieldGroup>
    </>
  )
}
