import { chakra } from '@chakra-ui/react/styled-system'
import type { AddressRow } from '@/rules/addresses/address-row'
import { siteAddress } from '@/rules/tenants/hosts'
import '@/ui/table/table-frame.css'
import { TableScroll } from '@/ui/table/table-scroll'
import {
  type Outcome,
  type OutcomeKind,
  type PageCell,
  type VisitorName,
  visitors,
} from '@mocks/scenarios/every-page'
import { freshLink } from '@mocks/scenarios/link'
import { type Site, tenantAt } from '@mocks/scenarios/page-samples'
import { personaNamed } from '@mocks/world/personas'
import type { DemoTextId } from '../demo-texts'
import { useDemoTexts } from '../demo-texts'
import { Typed } from '../panel-section'
import { RowGroup } from './link-row'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

export interface ShownRow {
  readonly row: AddressRow
  /** null: another outcome than the wanted one. */
  readonly cells: readonly ((PageCell & { readonly visitor: VisitorName }) | null)[]
}

type Texts = (id: DemoTextId) => string

export const nameOf = (visitor: VisitorName, text: Texts): string =>
  visitor === null ? text('demo.catalogue.guest') : personaNamed(visitor).role

/** Only problems are emphasized. */
const tones: Readonly<Record<OutcomeKind, string>> = {
  screen: 'brand.text',
  moves: 'brand.text',
  'no-permission': 'late.fg',
  'sign-in': 'due.fg',
  'not-found': 'late.fg',
  'wrong-url': 'late.fg',
  leaves: 'due.fg',
}

/** The target of a redirect, on demand. */
function targetOf({ kind, at }: Outcome): string | null {
  if (kind === 'moves') return at
  if (kind !== 'leaves') return null
  const { host, pathname } = new URL(siteAddress(pagePlace(), at))
  return (host + pathname).replace(/\/$/u, '')
}

function CellLink({ cell, row, site }: { cell: ShownCell; row: AddressRow; site: Site }) {
  const text = useDemoTexts()
  const { path, outcome, visitor } = cell
  const href = freshLink(pagePlace(), { tenant: tenantAt[site], path, persona: visitor })
  const label = text(`demo.catalogue.out-${outcome.kind}`)
  const target = targetOf(outcome)
  return (
    <chakra.a
      href={href}
      display="inline-flex"
      alignItems="center"
      minHeight="6"
      color={tones[outcome.kind]}
      fontWeight="medium"
      borderRadius="2px"
      _hover={{ textDecoration: 'underline' }}
      aria-label={`${label}: ${nameOf(visitor, text)}, ${row.path}`}
      {...(target !== null && { title: target })}
    >
      {label}
    </chakra.a>
  )
}

type ShownCell = NonNullable<ShownRow['cells'][number]>

interface RowsProps {
  readonly rows: readonly ShownRow[]
  readonly site: Site
}

/** A column for each role. */
export function PageTable({ rows, site }: RowsProps) {
  const text = useDemoTexts()
  const caption = text('demo.catalogue.pages')
  return (
    <TableScroll label={caption}>
      <Table>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            <th scope="col">{text('demo.catalogue.page')}</th>
            {visitors.map((visitor) => (
              <th key={visitor} scope="col">
                {nameOf(visitor, text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row.name}>
              <th scope="row">
                <Typed>{row.path}</Typed>
              </th>
              {cells.map((cell, index) => (
                <td key={visitors[index]}>
                  {cell === null ? null : <CellLink {...{ cell, row, site }} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}

const Table = chakra(
  'table',
  {
    base: {
      fontSize: 'xs',
      '& tbody :is(th, td)': { py: '1.5' },
      '& :is(th, td):not(:first-of-type):not(:last-child)': { px: '1.5' },
      '& thead th': { whiteSpace: 'normal' },
      '& tbody td': { whiteSpace: 'nowrap' },
      '& tbody > tr:hover': { bg: 'brand.tint' },
    },
  },
  { defaultProps: { className: 'table-frame' } },
)

const layouts = [
  'public',
  'auth',
  'admin',
  'bare',
] as const satisfies readonly AddressRow['layout'][]

interface PageListProps extends RowsProps {
  readonly visitor: VisitorName
  /** Unfolded from the start. */
  readonly isOpen: boolean
}

/** One role, for narrow windows: the pages fold by the frame around them. */
export function PageList({ rows, site, visitor, isOpen }: PageListProps) {
  const text = useDemoTexts()
  return layouts.map((layout) => {
    const own = rows.filter(({ row }) => row.layout === layout)
    if (own.length === 0) return null
    const title = text(`demo.catalogue.layout-${layout}`)
    return (
      <RowGroup key={layout} title={title} count={own.length} isOpen={isOpen}>
        <ul aria-label={`${nameOf(visitor, text)}: ${title}`}>
          {own.map(({ row, cells: [cell] }) => (
            <chakra.li
              key={row.name}
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="4"
              px={{ base: '4', sm: '5.5' }}
              py="2.5"
              borderTop="1px solid"
              borderColor="line"
              fontSize="cell"
            >
              <Typed minWidth="0">{row.path}</Typed>
              <chakra.span flexShrink="0">
                {cell && <CellLink {...{ cell, row, site }} />}
              </chakra.span>
            </chakra.li>
          ))}
        </ul>
      </RowGroup>
    )
  })
}
