import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { CloseIcon, ExpandIcon, FilterIcon } from '@/ui/display/icons'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import { Dialog } from '@/ui/overlay/dialog'
import { Popover } from '@/ui/overlay/popover'
import { phoneControls } from './phone-controls'
import { SearchField, type SearchFieldProps } from './search-field'

/** One filter of a list: its value, and the fields that change it. */
export interface FilterPart {
  readonly key: string
  readonly label: string
  /** The value in words; '' if the label suffices; null: not set. */
  readonly value: string | null
  /** The same for paper, where "this week" would soon be another one. */
  readonly lasting?: string | null
  clear(this: void): void
  /** In the popover and on a phone in the sheet; `done` closes the popover. */
  fields(this: void, done: () => void): ReactNode
  /** The fields stand in columns. */
  readonly isWide?: boolean
  /** Not set, the list shows days of its own, which the page names: not "any". */
  readonly hasOwnDays?: boolean
  /** In the bar itself, without a popover. */
  readonly control?: ReactNode
}

interface FilterBarProps {
  search?: SearchFieldProps | undefined
  parts: readonly FilterPart[]
  /** A search or a filter is set. */
  isNarrowed: boolean
  onClearAll: () => void
  /** The number of matching rows: on the button that closes the sheet. null: unknown. */
  total: number | null
  /** At the right: the page's own actions. */
  children?: ReactNode
}

const Root = chakra('div', {
  base: {
    mb: '3.5',
    outline: 'none',
    '& > div + div': { mt: '2.5' },
    ...phoneControls,
    _print: { display: 'none' },
  },
})

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    // Like the selects beside them.
    '& > [data-filter] > button, & > button[aria-haspopup=dialog]': {
      borderWidth: '1px',
      borderColor: 'line.control',
      bg: 'surface',
      fontWeight: 'medium',
      color: 'fg',
    },
    '& > [data-set] > :is(label, button)': {
      borderColor: 'brand.text',
      bg: 'brand.tint',
    },
  },
})

/** Search, filters and the active filters; on a phone the filters are in a sheet. */
export function FilterBar({
  search,
  parts,
  isNarrowed,
  onClearAll,
  total,
  children,
}: FilterBarProps) {
  const { formatMessage } = useIntl()
  const isPhone = useIsPhone()
  const words = useChipWords()
  const root = useRef<HTMLDivElement>(null)
  const active = parts.filter(({ value }) => value !== null)
  /** The pressed button disappears with the filter that it clears: focus stays at the filters. */
  const clearing = (clear: () => void) => () => {
    clear()
    root.current?.focus()
  }
  // A list that cannot be narrowed has no bar, and no gap in its place.
  if (!search && parts.length === 0 && !children) return null
  return (
    <Root
      role="search"
      aria-label={formatMessage({ id: 'list.filters.label' })}
      data-screen-only=""
      ref={root}
      tabIndex={-1}
    >
      <Line>
        {search && <SearchField {...search} />}
        {isPhone
          ? parts.length > 0 && <FilterSheet parts={parts} active={active.length} total={total} />
          : parts.map((part) => (
              <div key={part.key} data-filter="" {...(part.value !== null && { 'data-set': '' })}>
                {part.control ?? (
                  <Popover
                    label={part.label}
                    wide={part.isWide === true}
                    button={{
                      children: (
                        <Opener>
                          <span>
                            {part.value === null && part.hasOwnDays !== true
                              ? formatMessage({ id: 'list.filters.any' }, { filter: part.label })
                              : words(part.label, part.value)}
                          </span>
                          <ExpandIcon />
                        </Opener>
                      ),
                    }}
                  >
                    {part.fields}
                  </Popover>
                )}
              </div>
            ))}
        {children}
      </Line>
      {/* A search alone has a button of its own to clear it. */}
      {(active.length > 0 || (isNarrowed && !search?.value)) && (
        <Line>
          {active.map((part) => (
            <Chip key={part.key} part={part} onRemove={clearing(part.clear)} />
          ))}
          <Button variant="quiet" size="sm" onClick={clearing(onClearAll)}>
            <FormattedMessage id="list.filters.clearAll" />
          </Button>
        </Line>
      )}
    </Root>
  )
}

const Opener = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '--icon-size': '1.125rem',
    '& > span': { maxWidth: '16rem', truncate: true },
  },
})

const ChipRoot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    ps: '3',
    bg: 'brand.tint',
    color: 'brand.text',
    borderRadius: 'pill',
    fontSize: 'sm',
    lineHeight: '1.25rem',
    '& > span': { minWidth: '0', py: '1', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: { base: '11', lg: '8' },
      borderRadius: 'pill',
      '--icon-size': '1rem',
      _hover: { bg: 'brand.soft' },
    },
    _highContrast: { border: '1px solid CanvasText' },
  },
})

interface ChipProps {
  part: FilterPart
  onRemove: () => void
}

function Chip({ part: { label, value }, onRemove }: ChipProps) {
  const { formatMessage } = useIntl()
  const words = useChipWords()
  const chip = words(label, value)
  return (
    <ChipRoot>
      <span>{chip}</span>
      <button
        type="button"
        aria-label={formatMessage({ id: 'list.filters.remove' }, { chip })}
        title={formatMessage({ id: 'list.filters.remove' }, { chip })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </ChipRoot>
  )
}

/** `Role: Admin`; a flag shows its label only. */
export function useChipWords(): (label: string, value: string | null) => string {
  const { formatMessage } = useIntl()
  return (label, value) =>
    value === null || value === ''
      ? label
      : formatMessage({ id: 'list.filters.chip' }, { filter: label, value })
}

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    ...phoneControls,
    '& > fieldset': { minWidth: '0' },
    '& > fieldset > legend': { mb: '2', fontWeight: 'semibold' },
  },
})

interface FilterSheetProps {
  parts: readonly FilterPart[]
  active: number
  total: number | null
}

/** Each change takes effect at once; the button at the bottom shows the number of rows. */
function FilterSheet({ parts, active, total }: FilterSheetProps) {
  const { count } = useFormats()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outline"
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="list.filters.button" values={{ count: active }} />
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={<FormattedMessage id="list.filters.title" />}
        footer={
          <Button wide onClick={close}>
            <FormattedMessage
              id={total === null ? 'list.filters.close' : 'list.filters.show'}
              values={{ count: total ?? 0, shown: count(total ?? 0) }}
            />
          </Button>
        }
      >
        <Sheet>
          {parts.map(({ key, label, fields }) => (
            <fieldset key={key}>
              <legend>{label}</legend>
              {fields(stay)}
            </fieldset>
          ))}
        </Sheet>
      </Dialog>
    </>
  )
}

/** In the sheet there is no popover to close. */
const stay = () => undefined
