import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { phoneControls } from './phone-controls'
import { type Selection, selectedCount } from './selection'

interface BulkBarProps {
  selection: Selection
  /** The keys of this page's selectable rows. */
  page: readonly string[]
  /** How many rows match, on all pages. */
  total: number
  onSelection: (selection: Selection) => void
  onClear: () => void
  /** The bulk actions. */
  children: ReactNode
}

const Root = chakra('div', {
  base: {
    // Sticky while further rows are ticked; the table's head sticks below it.
    position: 'sticky',
    top: 'var(--sticky-top, 0)',
    zIndex: '3',
    '& ~ *': { '--head-top': 'calc(var(--sticky-top, 0px) + 3.75rem)' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '3.75rem',
    px: { base: '4', sm: '5.5' },
    py: '2',
    bg: 'brand.tint',
    borderTopRadius: 'card',
    fontSize: 'cell',
    ...phoneControls,
    '& > p': { fontWeight: 'semibold', color: 'brand.text', me: '2' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2', ms: 'auto' },
    _print: { display: 'none' },
  },
})

/**
 * Replaces a list's toolbar while rows are selected: their number, "select all matching", the
 * actions.
 */
export function BulkBar({ selection, page, total, onSelection, onClear, children }: BulkBarProps) {
  const { count } = useFormats()
  const selected = selectedCount(selection, total)
  const isPageSelected =
    selection.kind === 'matching' || page.every((key) => selection.keys[key] === true)
  return (
    <Root>
      <p role="status">
        {selection.kind === 'matching' ? (
          <FormattedMessage
            id="list.bulk.matching"
            values={{ count: selected, shown: count(selected) }}
          />
        ) : (
          <FormattedMessage
            id="list.bulk.count"
            values={{ count: selected, shown: count(selected) }}
          />
        )}
      </p>
      {selection.kind === 'rows' && !isPageSelected && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            const added = page.map((key) => [key, true] as const)
            onSelection({ kind: 'rows', keys: { ...selection.keys, ...Object.fromEntries(added) } })
          }}
        >
          <FormattedMessage id="list.bulk.page" values={{ count: page.length }} />
        </Button>
      )}
      {isPageSelected && selection.kind === 'rows' && total > selected && (
        <Button variant="quiet" size="sm" onClick={() => onSelection({ kind: 'matching' })}>
          <FormattedMessage id="list.bulk.all" values={{ count: total, shown: count(total) }} />
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={onClear}>
        <FormattedMessage id="list.bulk.clear" />
      </Button>
      {selected > 0 && <div>{children}</div>}
    </Root>
  )
}
