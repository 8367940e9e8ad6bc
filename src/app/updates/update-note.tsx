import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'

const Place = chakra('aside', {
  base: {
    position: 'fixed',
    zIndex: 'skip',
    insetInline: '4',
    bottom: 'calc(1rem + env(safe-area-inset-bottom))',
    // Above a phone's main action.
    ':root:has([data-bottom-bar]) &': { bottom: { base: '6.5rem', lg: '1rem' } },
    maxWidth: '32rem',
    mx: 'auto',
    borderRadius: 'card',
    boxShadow: 'float',
    animation: 'ct-rise 160ms both',
    _print: { display: 'none' },
  },
})

interface UpdateNoteProps {
  readonly onReload: () => void
  readonly onPutAway: () => void
}

/** A newer version of the site is there. It waits, and takes no focus. */
export function UpdateNote({ onReload, onPutAway }: UpdateNoteProps) {
  return (
    <Place>
      <Banner role="status" title={<FormattedMessage id="updates.note.title" />}>
        <p>
          <FormattedMessage id="updates.note.text" />
        </p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button size="sm" onClick={onReload}>
            <FormattedMessage id="updates.note.reload" />
          </Button>
          <Button size="sm" variant="quiet" onClick={onPutAway}>
            <FormattedMessage id="updates.note.later" />
          </Button>
        </chakra.div>
      </Banner>
    </Place>
  )
}
