import { FormattedMessage, useIntl } from 'react-intl'
import { mostOutsideHosts } from '@/contract/merchant-setup'
import { useFormats } from '@/i18n/format'
import { longestSessionText } from '@/rules/languages/own-texts'
import {
  siteChanges,
  type SiteFields as Fields,
  siteFieldsOf,
} from '@/rules/merchants/merchant-texts'
import { OtherLanguages } from '@/screens/shared/other-languages'
import { Part } from '@/screens/shared/part'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { RepeatedGroup } from '@/ui/form/repeated-group'
import { SwitchField } from '@/ui/form/switch-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { siteForm } from './merchant-form'
import { useSettingWords, useShown } from './setting-words'
import { SettingsStep, type StepProps } from './settings-step'

/** Step 3: what the whole site does, whichever department is paid. */
export function RulesStep(props: StepProps) {
  const { list } = useFormats()
  const { text, flag, as, languages } = useShown()
  return (
    <SettingsStep<Fields>
      {...props}
      step="rules"
      schema={siteForm}
      fieldsOf={siteFieldsOf}
      changes={siteChanges}
      shows={{
        force_guest_checkout_per_item: flag('force_guest_checkout_per_item'),
        allow_accounts: flag('allow_accounts'),
        enableTerminal: flag('enableTerminal'),
        cash_and_checks: flag('cash_and_checks'),
        max_cart_items: text('max_cart_items'),
        roll_type_real: text('roll_type_real'),
        session_text: text('session_text'),
        translations: languages,
        outside_hosts: as('outside_hosts', (rows) => list(rows.map(({ host }) => host))),
      }}
    >
      {(api) => <RuleFields api={api} />}
    </SettingsStep>
  )
}

function RuleFields({ api }: { api: FormApi<Fields> }) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  return (
    <>
      <Part title={<FormattedMessage id="merchants.part.citizens" />}>
        <div>
          <SwitchField
            {...api.field('force_guest_checkout_per_item')}
            {...words('force_guest_checkout_per_item')}
          />
          <SwitchField {...api.field('allow_accounts')} {...words('allow_accounts')} />
          <SwitchField {...api.field('enableTerminal')} {...words('enableTerminal')} />
          <SwitchField {...api.field('cash_and_checks')} {...words('cash_and_checks')} />
        </div>
        <FieldColumns roomy>
          <TextField
            {...api.field('max_cart_items')}
            {...words('max_cart_items')}
            need="required"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...api.field('roll_type_real')}
            {...words('roll_type_real')}
            need="required"
            autoComplete="off"
            spellCheck={false}
          />
        </FieldColumns>
        <TextArea
          {...api.field('session_text')}
          {...words('session_text')}
          need="optional"
          rows={2}
          longest={longestSessionText}
        />
      </Part>
      <OtherLanguages
        texts={[
          {
            name: 'session_text',
            label: words('session_text').label,
            english: api.form.watch('session_text'),
            longest: longestSessionText,
          },
        ]}
        field={(language, name) => api.field(`translations.${language}.${name}`)}
      />
      <Part title={<FormattedMessage id="merchants.part.outside" />}>
        <RepeatedGroup
          {...api.list('outside_hosts')}
          {...words('outside_hosts')}
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
      </Part>
    </>
  )
}
