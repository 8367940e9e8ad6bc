import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { AddressRow } from '@/rules/addresses/address-row'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchIcon } from '@/ui/display/icons'
import { SelectField } from '@/ui/form/fields/select-field'
import {
  cellOf,
  type OutcomeKind,
  outcomeKinds,
  pageRows,
  type VisitorName,
  visitors,
} from '@mocks/scenarios/every-page'
import { type Site, sites } from '@mocks/scenarios/page-samples'
import { useDemoTexts } from '../demo-texts'
import { PanelSection } from '../panel-section'
import { nameOf, PageList, PageTable, type ShownRow } from './page-rows'
import { useIsWide } from './use-is-wide'

/** Every address × every role: where it leads, with a link. */
export function PageMatrix() {
  const text = useDemoTexts()
  const [site, setSite] = useState<Site>('own')
  const [outcome, setOutcome] = useState<OutcomeKind | null>(null)
  const [visitor, setVisitor] = useState<VisitorName>(null)
  const isWide = useIsWide()
  const shownVisitors = isWide ? visitors : [visitor]
  const rows = pageRows
    .map((row) => shownRow(row, site, shownVisitors, outcome))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
  return (
    <PanelSection
      id="pages"
      title={text('demo.catalogue.pages')}
      lead={text('demo.catalogue.pagesLead')}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
        px={{ base: '4', sm: '5.5' }}
        pt="1"
        pb="4"
      >
        <SelectField
          label={text('demo.catalogue.site')}
          value={site}
          onChange={({ target }) => {
            const chosen = sites.find((name) => name === target.value)
            if (chosen !== undefined) setSite(chosen)
          }}
        >
          {sites.map((name) => (
            <option key={name} value={name}>
              {text(`demo.catalogue.site-${name}`)}
            </option>
          ))}
        </SelectField>
        {!isWide && (
          <SelectField
            label={text('demo.catalogue.role')}
            value={visitor ?? ''}
            onChange={({ target }) =>
              setVisitor(visitors.find((name) => name === target.value) ?? null)
            }
          >
            {visitors.map((name) => (
              <option key={name} value={name ?? ''}>
                {nameOf(name, text)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={text('demo.catalogue.outcome')}
          value={outcome ?? ''}
          onChange={({ target }) =>
            setOutcome(outcomeKinds.find((kind) => kind === target.value) ?? null)
          }
        >
          <option value="">{text('demo.catalogue.anyOutcome')}</option>
          {outcomeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`demo.catalogue.out-${kind}`)}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      {rows.length === 0 ? (
        <EmptyState icon={<SearchIcon />}>{text('demo.catalogue.noPage')}</EmptyState>
      ) : isWide ? (
        <PageTable rows={rows} site={site} />
      ) : (
        <PageList rows={rows} site={site} visitor={visitor} isOpen={outcome !== null} />
      )}
    </PanelSection>
  )
}

/** Cells with another outcome than the wanted one are empty. */
function shownRow(
  row: AddressRow,
  site: Site,
  shown: readonly VisitorName[],
  outcome: OutcomeKind | null,
): ShownRow {
  const cells = shown.map((visitor) => {
    const cell = cellOf(row, site, visitor)
    return outcome === null || cell.outcome.kind === outcome ? { ...cell, visitor } : null
  })
  return { row, cells }
}
