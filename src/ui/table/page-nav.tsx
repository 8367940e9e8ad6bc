import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { BackIcon, ForwardIcon } from '@/ui/display/icons'
import { FilterSelect } from './filter-select'
import { phoneControls } from './phone-controls'
import { gap, pageNumbers } from './page-numbers'

export interface PageNavProps {
  /** From 1. */
  page: number
  lastPage: number
  perPage: number
  /** The number of rows on all pages. */
  total: number
  sizes: readonly number[]
  /** Of which list, where a page has more than one. */
  label?: string
  onPage: (page: number) => void
  onPerPage: (size: number) => void
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'center', sm: 'space-between' },
    gap: '3',
    px: { base: '4', sm: '5.5' },
    py: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    fontSize: 'sm',
    '& > p': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& ol': { display: 'flex', alignItems: 'center', gap: '1' },
    '& ol :is(button, span)': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: { base: '11', sm: '9' },
      height: { base: '11', sm: '9' },
      px: '2',
      borderRadius: 'control',
      fontVariantNumeric: 'tabular-nums',
      '--icon-size': '1.125rem',
    },
    '& ol button': { color: 'brand.text', fontWeight: 'medium' },
    '& ol button:hover:not([aria-disabled=true])': { bg: 'brand.tint' },
    '& ol button[aria-current]': { bg: 'brand.soft', fontWeight: 'semibold' },
    '& ol button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
    // A phone has room for back, the page and forward.
    '@media (width < 40rem)': {
      ...phoneControls['@media (width < 40rem)'],
      '& ol > li[data-far]': { display: 'none' },
    },
    _print: { display: 'none' },
  },
})

/** "26–50 of 10,000", the neighboring pages, and the page size. */
export function PageNav({
  page,
  lastPage,
  perPage,
  total,
  sizes,
  label,
  onPage,
  onPerPage,
}: PageNavProps) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const smallest = Math.min(...sizes)
  const go = (to: number) => {
    if (to >= 1 && to <= lastPage && to !== page) onPage(to)
  }
  return (
    <Root>
      <p>
        <FormattedMessage
          id="list.pages.range"
          values={{
            first: count(Math.min((page - 1) * perPage + 1, total)),
            last: count(Math.min(page * perPage, total)),
            total: count(total),
          }}
        />
      </p>
      {lastPage > 1 && (
        <nav aria-label={label ?? formatMessage({ id: 'list.pages.label' })}>
          <ol>
            <li>
              <button
                type="button"
                aria-label={formatMessage({ id: 'list.pages.previous' })}
                {...(page <= 1 && { 'aria-disabled': true })}
                onClick={() => go(page - 1)}
              >
                <BackIcon />
              </button>
            </li>
            {pageNumbers(page, lastPage).map((number, index) =>
              number === gap ? (
                // There are two gaps at most, one on each side.
                <li key={index < 3 ? 'before' : 'after'} aria-hidden="true" data-far="">
                  <span>…</span>
                </li>
              ) : (
                <li key={number} {...(number !== page && { 'data-far': '' })}>
                  <button
                    type="button"
                    aria-label={formatMessage({ id: 'list.pages.page' }, { page: count(number) })}
                    {...(number === page && { 'aria-current': 'page' })}
                    onClick={() => go(number)}
                  >
                    {count(number)}
                  </button>
                </li>
              ),
            )}
            <li>
              <button
                type="button"
                aria-label={formatMessage({ id: 'list.pages.next' })}
                {...(page >= lastPage && { 'aria-disabled': true })}
                onClick={() => go(page + 1)}
              >
                <ForwardIcon />
              </button>
            </li>
          </ol>
        </nav>
      )}
      {total > smallest && (
        <FilterSelect
          label={formatMessage({ id: 'list.pages.size' })}
          value={perPage}
          onChange={({ target }) => onPerPage(Number(target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {formatMessage({ id: 'list.pages.perPage' }, { size })}
            </option>
          ))}
        </FilterSelect>
      )}
    </Root>
  )
}
