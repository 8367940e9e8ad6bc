import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { type ShownSettings, useShownSettings } from '@/screens/shared/use-shown-settings'
import type { DepartmentForm } from './department-form'
import { billWords, kindWords, sourceWords, useSettingWords } from './words'

/** How each field of a department shows where it is not edited. */
export function useDepartmentShows(): ShownSettings<DepartmentForm> {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const { text, flag, as, languages } = useShownSettings(useSettingWords())
  const lines = (parts: readonly string[]) => list(parts.filter((part) => part !== ''))
  return {
    name: text('name'),
    id: text('id'),
    source_type: as('sourceType', (type) => formatMessage({ id: sourceWords[type].label })),
    description: text('description'),
    icon: as('icon', (icon) => formatMessage({ id: `department-setup.icon.${icon}` })),
    phone: text('phone'),
    notice: text('notice'),
    status: flag('status'),
    hidden: flag('hidden'),
    off_note: text('offNote'),
    translations: languages,
    permits: flag('permits'),
    bills: as('bills', (kind) => (kind === null ? '' : formatMessage({ id: billWords[kind] }))),
    search: as('searchBy', ({ by, also_by, second, pattern, example }) =>
      lines([
        ...by.map((way) => formatMessage({ id: `department-setup.by.${way}` })),
        ...also_by.map((way) => formatMessage({ id: `department-setup.by.${way}` })),
        ...second.map((fact) => formatMessage({ id: `department-setup.second.${fact}` })),
        pattern,
        example,
      ]),
    ),
    source: as('endpoint', ({ endpoint, tax_code, roll_types }) =>
      lines([endpoint, tax_code, roll_types]),
    ),
    outside: as('url', ({ url, vendor, fee, needs }) => lines([url, vendor, fee, needs])),
    form: as('fields', ({ intro, fields, types }) =>
      lines([
        intro,
        ...fields.map(({ label, kind }) => label || formatMessage({ id: kindWords[kind] })),
        ...types.map(({ MSG }) => MSG),
      ]),
    ),
  }
}
