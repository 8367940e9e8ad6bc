import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import '@/ui/form/radio.css'

export type Version = 'mine' | 'theirs'

const Group = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > legend': { fontWeight: 'semibold', fontSize: 'cell', mb: '1' },
    '& > p': { textStyle: 'help', mb: '2', overflowWrap: 'anywhere' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      gap: '3',
    },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: '3',
      minHeight: '2.75rem',
      px: '3.5',
      py: '2.5',
      border: '1px solid',
      borderColor: 'line.control',
      borderRadius: 'card',
      cursor: 'pointer',
      transition: 'background-color 120ms, border-color 120ms',
      _hover: { borderColor: 'fg.muted' },
      '&:has(:checked)': {
        bg: 'brand.tint',
        borderColor: 'brand.fill',
        // A second pixel that moves nothing.
        boxShadow: 'inset 0 0 0 1px var(--ct-colors-brand-fill)',
      },
      '&:has(:focus-visible)': {
        outline: '3px solid',
        outlineColor: 'brand.text',
        outlineOffset: '2px',
      },
      _highContrast: { '&:has(:checked)': { outline: '2px solid Highlight' } },
    },
    '& input': {
      mt: '0.125rem',
      gridRow: '1 / span 2',
      '&:focus-visible': { outline: 'none' },
    },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    '& label b': {
      gridColumn: '2',
      fontWeight: 'medium',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
  },
})

interface VersionChoiceProps {
  label: ReactNode
  /** The value before both changes. */
  before: ReactNode
  mine: ReactNode
  theirs: ReactNode
  chosen: Version
  onChoose: (version: Version) => void
}

/** One field in two versions, side by side; on a phone under each other. */
export function VersionChoice({
  label,
  before,
  mine,
  theirs,
  chosen,
  onChoose,
}: VersionChoiceProps) {
  const { formatMessage } = useIntl()
  const name = useId()
  const versions = [
    { version: 'mine', words: 'changes.conflict.mine', value: mine },
    { version: 'theirs', words: 'changes.conflict.theirs', value: theirs },
  ] as const
  return (
    <Group>
      <legend>{label}</legend>
      <p>
        <FormattedMessage
          id="changes.conflict.before"
          values={{ value: <Value>{before}</Value> }}
        />
      </p>
      <div>
        {versions.map(({ version, words, value }) => (
          <label key={version}>
            <input
              type="radio"
              className="radio"
              name={name}
              checked={chosen === version}
              onChange={() => onChoose(version)}
            />
            <small>{formatMessage({ id: words })}</small>
            <b>
              <Value>{value}</Value>
            </b>
          </label>
        ))}
      </div>
    </Group>
  )
}

function Value({ children }: { children: ReactNode }) {
  return isBlank(children) ? <FormattedMessage id="changes.conflict.empty" /> : children
}

/** What shows nothing, such as an amount that there is none of, or a text of spaces. */
function isBlank(value: ReactNode): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || typeof value === 'boolean'
}
