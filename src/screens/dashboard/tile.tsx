import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Card } from '@/ui/card'
import { InfoIcon } from '@/ui/icons'

const Root = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    px: { base: '3.5', sm: '4.5' },
    py: '3.5',
    '& > h3': {
      fontSize: 'cell',
      lineHeight: '1.375rem',
      color: 'fg.muted',
      alignSelf: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > p': { gridColumn: '1 / -1' },
    '& > [data-value]': {
      fontSize: { base: 'xl', sm: '1.5rem' },
      lineHeight: '2.25rem',
      fontWeight: 'bold',
      letterSpacing: '-0.01em',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})

const How = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '7',
    me: '-1.5',
    my: '-0.5',
    borderRadius: 'control',
    color: 'fg.muted',
    '--icon-size': '1rem',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'brand.tint', color: 'brand.text' },
    '&[aria-expanded=true]': { bg: 'brand.tint', color: 'brand.text' },
    _print: { display: 'none' },
  },
})

interface TileProps {
  name: string
  /** How many, beside the name. */
  count?: string | undefined
  value: ReactNode
  /** Against the period before. */
  change: ReactNode
  /** How this is calculated: a number that cannot be explained cannot be trusted. */
  how: ReactNode
}

/** One number of the period. */
export function Tile({ name, count, value, change, how }: TileProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [open, setOpen] = useState(false)
  const label = formatMessage({ id: 'dashboard.how.label' }, { name })
  return (
    <Root>
      <h3>
        {name}
        {count !== undefined && ` · ${count}`}
      </h3>
      <How
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <InfoIcon />
      </How>
      <p data-value="">{value}</p>
      <chakra.p textStyle="help" minHeight="1.3125rem">
        {change}
      </chakra.p>
      <chakra.p
        id={id}
        hidden={!open}
        textStyle="small"
        mt="2.5"
        pt="2.5"
        borderTop="1px solid"
        borderColor="line"
      >
        {how}
      </chakra.p>
    </Root>
  )
}
