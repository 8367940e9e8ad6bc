import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '@/ui/action/icon-button'
import { SearchIcon } from '@/ui/display/icons'

const Wide = chakra('button', {
  base: {
    hideBelow: 'lg',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    minWidth: '13rem',
    ps: '2.5',
    pe: '2',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'control',
    bg: 'surface',
    color: 'fg.muted',
    fontSize: 'cell',
    whiteSpace: 'nowrap',
    transition: 'border-color 120ms',
    '--icon-size': '1.125rem',
    _hover: { borderColor: 'fg.muted' },
    '& > kbd': {
      ms: 'auto',
      ps: '3',
      fontFamily: 'inherit',
      fontSize: 'xs',
    },
  },
})

/** Looks like the search that it opens; an icon where there is little room. */
export function FindButton({ onOpen }: { onOpen: () => void }) {
  const { formatMessage } = useIntl()
  const opens = { 'aria-haspopup': 'dialog', onClick: onOpen } as const
  return (
    <>
      <Wide type="button" aria-keyshortcuts="Control+K Meta+K" {...opens}>
        <SearchIcon />
        <FormattedMessage id="office.find.title" />
        <kbd aria-hidden="true">{onMac() ? '⌘K' : formatMessage({ id: 'office.find.keys' })}</kbd>
      </Wide>
      <chakra.div hideFrom="lg">
        <IconButton
          label={formatMessage({ id: 'office.find.title' })}
          icon={<SearchIcon />}
          {...opens}
        />
      </chakra.div>
    </>
  )
}

const onMac = () => /Mac|iPhone|iPad/u.test(navigator.userAgent)
