import { chakra } from '@chakra-ui/react/styled-system'
import { useSnapshot } from 'valtio'
import { isLocale, localeNames, locales } from '@/i18n/locales'
import { rootAddress, tenantAddress, tenantOf } from '@/rules/tenants/hosts'
import { demoFrontPage } from '@/state/demo'
import { config } from '@/state/preferences'
import { chooseTheme, theme } from '@/state/theme'
import { Pill } from '@/ui/display/pill'
import { SelectField } from '@/ui/form/fields/select-field'
import { Stack } from '@/ui/layout/stack'
import { visitSlot } from '@mocks/hosts/shared/tab/visit-slot'
import { places } from '../places'
import { Part, RowLink, Rows } from './panel-parts'
import { usePanelTexts } from './panel-texts'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

export function WherePart() {
  const text = usePanelTexts()
  const { language } = useSnapshot(config)
  const { shown } = useSnapshot(theme)
  return (
    <>
      <Part title={text('demo.panel.view')}>
        <Stack gap="3">
          <SelectField
            label={text('demo.panel.language')}
            value={isLocale(language) ? language : ''}
            onChange={({ target }) => {
              config.language = isLocale(target.value) ? target.value : null
            }}
          >
            <option value="">{text('demo.panel.browserLanguage')}</option>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={text('demo.panel.theme')}
            help={text('demo.panel.themeLead')}
            value={shown}
            onChange={({ target }) => chooseTheme(target.value === 'dark' ? 'dark' : 'light')}
          >
            <option value="light">{text('demo.panel.light')}</option>
            <option value="dark">{text('demo.panel.dark')}</option>
          </SelectField>
        </Stack>
      </Part>
      <Part title={text('demo.places.heading')} lead={text('demo.panel.placesLead')}>
        <Rows>
          <Place label={null} name={text('demo.people.root')} href={rootAddress(pagePlace())} />
          {places.map(({ label, name }) => (
            <Place key={label} label={label} name={name} href={tenantAddress(pagePlace(), label)} />
          ))}
        </Rows>
        <Rows mt="3">
          <li>
            <RowLink href={rootAddress(pagePlace(), demoFrontPage)}>
              {text('demo.panel.frontPage')}
            </RowLink>
          </li>
        </Rows>
      </Part>
    </>
  )
}

function Place({ label, name, href }: { label: string | null; name: string; href: string }) {
  const text = usePanelTexts()
  const isHere = tenantOf(pagePlace().host) === label
  return (
    <li>
      <RowLink href={visitSlot.carry(href)} {...(isHere && { 'aria-current': true })}>
        <span>
          {name}
          {label !== null && (
            <chakra.span textStyle="help" ms="2">
              {label}
            </chakra.span>
          )}
        </span>
        {isHere && <Pill tone="brand">{text('demo.panel.here')}</Pill>}
      </RowLink>
    </li>
  )
}
