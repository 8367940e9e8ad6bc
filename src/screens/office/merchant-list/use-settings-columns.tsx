import { useIntl } from 'react-intl'
import { hasOurLists } from '@/api/our-lists'
import type { ListedSettings, settingsList } from '@/contract/merchants/settings-list'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useSiteOf } from '@/screens/shared/merchant/site'
import { useCells } from '@/screens/shared/list/use-cells'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { Pill } from '@/ui/display/pill'
import { MerchantLogo } from './merchant-logo'
import { environmentWords, maintenanceWords, statusWords } from './settings-words'

type Column = ExportedColumn<ListedSettings, (typeof settingsList.sort)[number]>

/** The columns of product.md A2; `zone`: the time zone of days. */
export function useSettingsColumns(zone: string): readonly Column[] {
  const siteOf = useSiteOf()
  const { formatMessage } = useIntl()
  const { count, date } = useFormats()
  const cells = useCells()
  const statuses = useCodeWords(statusWords)
  const environments = useCodeWords(environmentWords)
  const maintenance = useCodeWords(maintenanceWords)
  const yesOrNo = (flag: boolean) =>
    formatMessage({ id: flag ? 'forms.value.yes' : 'forms.value.no' })
  const day = (at: string) => date(plainDateIn(zone, Date.parse(at)))
  const columns: readonly Column[] = [
    {
      id: 'name',
      header: formatMessage({ id: 'list.field.merchant' }),
      kind: 'main',
      sortable: true,
      width: 17,
      cell: ({ name, logo }) => <MerchantLogo name={name} logo={logo} />,
      file: { kind: 'text', value: ({ name }) => name },
    },
    {
      id: 'status',
      header: formatMessage({ id: 'merchant-list.column.status' }),
      sortable: true,
      phone: 'status',
      // TEST stands wherever no money moves, also where the column of its own is hidden.
      cell: ({ status, environment }) => (
        <span className="merchant-status">
          {statuses.pill(status)}
          {environment === 'UAT' && environments.pill(environment)}
        </span>
      ),
      file: { kind: 'text', value: ({ status }) => statuses.text(status) },
    },
    {
      id: 'sub_domain',
      header: formatMessage({ id: 'list.field.subdomain' }),
      sortable: true,
      phone: 'who',
      width: 9,
      cell: ({ sub_domain, status }) =>
        // The site of a merchant that is off is a 404.
        status === 'enabled' ? (
          <a
            className="merchant-site"
            href={siteOf(sub_domain).href}
            target="_blank"
            rel="noopener"
          >
            {sub_domain}
          </a>
        ) : (
          sub_domain
        ),
      file: { kind: 'text', value: ({ sub_domain }) => sub_domain },
    },
    {
      id: 'city',
      header: formatMessage({ id: 'merchant-list.column.city' }),
      sortable: true,
      hidden: true,
      cell: ({ city }) => city,
    },
    {
      id: 'state',
      header: formatMessage({ id: 'merchant-list.column.state' }),
      sortable: true,
      hidden: true,
      cell: ({ state }) => state,
    },
    {
      id: 'environment',
      header: formatMessage({ id: 'list.field.environment' }),
      sortable: true,
      hidden: true,
      ...environments.column(({ environment }) => environment),
    },
    {
      id: 'departments_on',
      header: formatMessage({ id: 'merchant-list.column.departments' }),
      kind: 'number',
      sortable: true,
      cell: ({ departments_on: on, departments_total: total }) =>
        on === null || total === null
          ? ''
          : formatMessage(
              { id: 'merchant-list.cell.departments' },
              { on: count(on), total: count(total) },
            ),
      file: { kind: 'count', value: ({ departments_on }) => departments_on },
    },
    {
      id: 'departments_total',
      header: formatMessage({ id: 'merchant-list.column.departmentsTotal' }),
      hidden: true,
      ...cells.number(({ departments_total }: ListedSettings) => departments_total),
    },
    {
      id: 'problems',
      header: formatMessage({ id: 'merchant-list.column.problems' }),
      phone: 'note',
      under: true,
      cell: ({ problems }) =>
        problems.length > 0 && (
          <span className="merchant-problems">
            {problems.map((problem) => (
              <Pill key={problem} tone="due">
                {formatMessage({ id: `merchant-list.problem.${problem}` })}
              </Pill>
            ))}
          </span>
        ),
      file: {
        kind: 'text',
        value: ({ problems }) =>
          problems
            .map((problem) => formatMessage({ id: `merchant-list.problem.${problem}` }))
            .join('; ') || null,
      },
    },
    {
      id: 'enableTerminal',
      header: formatMessage({ id: 'merchant-list.column.terminal' }),
      hidden: true,
      cell: ({ enableTerminal }) => yesOrNo(enableTerminal),
    },
    {
      id: 'force_guest_checkout_per_item',
      header: formatMessage({ id: 'merchant-list.column.guestPerItem' }),
      hidden: true,
      cell: (row) => yesOrNo(row.force_guest_checkout_per_item),
    },
    {
      id: 'maintenance',
      header: formatMessage({ id: 'merchant-list.column.maintenance' }),
      sortable: true,
      hidden: true,
      cell: ({ maintenance: level }) =>
        level === null
          ? formatMessage({ id: 'merchant-list.maintenance.none' })
          : maintenance.pill(level),
      file: {
        kind: 'text',
        value: ({ maintenance: level }) => (level === null ? null : maintenance.text(level)),
      },
    },
    {
      id: 'updated_at',
      header: formatMessage({ id: 'merchant-list.column.changed' }),
      kind: 'date',
      sortable: true,
      cell: ({ updated_at, updated_by }) => (
        <>
          {updated_at !== null && day(updated_at)}
          {updated_by !== null && <small className="merchant-changed-by">{updated_by}</small>}
        </>
      ),
      file: { kind: 'instant', value: ({ updated_at }) => updated_at },
    },
    {
      id: 'updated_by',
      header: formatMessage({ id: 'merchant-list.column.changedBy' }),
      hidden: true,
      cell: ({ updated_by }) => updated_by ?? '',
    },
  ]
  if (hasOurLists()) return columns
  return columns
    .filter(({ id }) => givenColumns.includes(id))
    .map((column) => ({ ...column, hidden: false }))
}

/** What the specification names of a merchant. */
const givenColumns: readonly string[] = [
  'name',
  'status',
  'city',
  'state',
  'enableTerminal',
  'force_guest_checkout_per_item',
]
