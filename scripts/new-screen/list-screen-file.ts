import { type Code, codeName, codesOf, isCode } from './codes.ts'
import type { RowField } from './fields.ts'
import { camel, type Plan } from './plan.ts'

/** The screen: its columns, filters and words follow from the fields. */
export function screenFile(plan: Plan): string {
  const { name, address, many, Many, one, One, fields } = plan
  const [main] = fields
  const codes = codesOf(plan)
  const formats = [...new Set(fields.flatMap(({ kind }) => (kind === 'instant' ? [kind] : [])))]
  const hasCells = fields.some(
    ({ kind }) => kind === 'date' || kind === 'count' || kind === 'money',
  )
  const zone = fields.some(({ kind }) => kind === 'instant')
  const filters = fields.filter(({ kind }) => kind === 'code' || kind === 'flag')
  return `import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { ${many}Api } from '@/api/${name}'
import { type ${One}, ${one}List } from '@/contract/${name}'
${formats.length > 0 ? `import { useFormats } from '@/i18n/format'\n` : ''}${filters.length > 0 ? `import type { ListFilter } from '@/screens/shared/list/filter/list-filter'\n` : ''}import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useListPage } from '@/screens/shared/list/use-list-page'
${hasCells ? `import { useCells } from '@/screens/shared/list/use-cells'\n` : ''}import { useListState } from '@/screens/shared/list/use-list-state'
${codes.length > 0 ? `import { type CodeWords, useCodeWords } from '@/screens/shared/use-code-words'\n` : ''}import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'

type Column = (typeof ${one}List.sort)[number]
${filters.length > 0 ? `type Filters = typeof ${one}List.filters\n` : ''}
${codes.map((field) => codeWords(plan, field)).join('\n')}
/** ${plan.title}, for the provider. */
export function ${Many}List() {
  const { zone, search, onSearch } = useListPage(${one}List)
  const { formatMessage } = useIntl()
  const state = useListState({ name: '${name}', list: ${one}List, search, onSearch })
  const ${many} = useQuery(${many}Api.page({ query: state.query }))
  return (
    <>
      <PageHeading title={<FormattedMessage id="office.page.${address.name}" />} />
      <ListScreen
        state={state}
        query={${many}}
        caption={formatMessage({ id: 'office.page.${address.name}' })}
        columns={useColumns(${zone ? 'zone' : ''})}
        search={formatMessage({ id: '${name}.list.search' })}
        filters={${filters.length > 0 ? 'useFilters()' : '[]'}}
        rowKey={({ id }) => id}
        rowName={({ ${main?.name ?? 'id'} }) => ${main?.name ?? 'id'}}
        empty={
          <EmptyState>
            <FormattedMessage id="${name}.list.none" />
          </EmptyState>
        }
        exports={{
          report: '${name}',
          zone,
          fetchPage: (query, signal) => ${many}Api.fetchPage({ query }, signal),
        }}
      />
    </>
  )
}
${filters.length > 0 ? filtersHook(plan, filters) : ''}
function useColumns(${zone ? 'zone: string' : ''}): readonly ExportedColumn<${One}, Column>[] {
  const { formatMessage } = useIntl()
${formats.length > 0 ? `  const { ${formats.join(', ')} } = useFormats()\n` : ''}${hasCells ? '  const cells = useCells()\n' : ''}${codes.map((field) => `  const ${camel(field.name)}Words = useCodeWords(${codeName(plan, field)}Words)\n`).join('')}  return [
${fields.map((field, index) => column(plan, field, index)).join('')}  ]
}
`
}

function codeWords(plan: Plan, field: Code): string {
  const rows = field.codes.map(
    (code, index) =>
      `  ${propertyOf(code)}: { word: '${plan.name}.${camel(field.name)}.${code}', tone: '${index === 0 ? 'brand' : 'plain'}' },\n`,
  )
  const type = `${plan.One}['${field.name}']`
  return `const ${codeName(plan, field)}Words: CodeWords<${type}> = {\n${rows.join('')}}\n`
}

function filtersHook({ name, one, ...plan }: Plan, filters: readonly RowField[]): string {
  const hooks = filters
    .filter(isCode)
    .map(
      (field) =>
        `  const ${camel(field.name)}Words = useCodeWords(${codeName({ name, one, ...plan }, field)}Words)\n`,
    )
  const entries = filters.map((field) => {
    const label = `formatMessage({ id: '${name}.column.${camel(field.name)}' })`
    return field.kind === 'code'
      ? `    { kind: 'choices', name: '${field.name}', label: ${label}, options: ${camel(field.name)}Words.options() },\n`
      : `    { kind: 'flag', name: '${field.name}', label: ${label} },\n`
  })
  return `
function useFilters(): readonly ListFilter<Filters>[] {
  const { formatMessage } = useIntl()
${hooks.join('')}  return [
${entries.join('')}  ]
}
`
}

function column(plan: Plan, field: RowField, index: number): string {
  const { name } = field
  const head = `id: '${name}', header: formatMessage({ id: '${plan.name}.column.${camel(name)}' })`
  const place = placeOnPhone(plan, field)
  const phone = place === null ? '' : `, phone: '${place}'`
  switch (field.kind) {
    case 'text':
      return `    { ${head}${index === 0 ? `, kind: 'main'` : ''}, sortable: true${phone}, cell: ({ ${name} }) => ${name} },\n`
    case 'instant':
      return `    { ${head}, kind: 'date', sortable: true${phone}, cell: (row) => instant(row.${name}, zone), file: { kind: 'instant', value: ({ ${name} }) => ${name} } },\n`
    case 'date':
      return `    { ${head}, sortable: true${phone}, ...cells.day((row: ${plan.One}) => row.${name}) },\n`
    case 'count':
      return `    { ${head}, sortable: true${phone}, ...cells.number((row: ${plan.One}) => row.${name}) },\n`
    case 'money':
      return `    { ${head}, sortable: true${phone}, ...cells.amount((row: ${plan.One}) => row.${name}) },\n`
    case 'flag':
      return `    { ${head}${phone}, cell: ({ ${name} }) => formatMessage({ id: ${name} ? '${plan.name}.list.yes' : '${plan.name}.list.no' }) },\n`
    case 'code':
      return `    { ${head}, sortable: true${phone}, ...${camel(name)}Words.column(({ ${name} }) => ${name}) },\n`
  }
}

/** Two lines per row: an amount or a day beside the name; below them a text or a time, and a code. */
function placeOnPhone({ fields }: Plan, field: RowField): 'end' | 'who' | 'status' | null {
  const others = fields.slice(1)
  const first = (fits: (other: RowField) => boolean) => others.find(fits) === field
  if (first(({ kind }) => kind === 'money' || kind === 'date')) return 'end'
  if (first(({ kind }) => kind === 'text' || kind === 'instant')) return 'who'
  return first(isCode) ? 'status' : null
}

const propertyOf = (word: string): string => (/^[a-z]+$/u.test(word) ? word : `'${word}'`)
