import { chakra } from '@chakra-ui/react/styled-system'
import { useMatches } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { session } from '@/state/session'
import { AppFrame } from './-app-frame'

const Top = chakra('div', {
  base: {
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'line',
    height: { base: '4rem', sm: '4.5rem' },
  },
})

/**
 * Until the guard knows whose site this is and who is there: the outline of a page, and no word of
 * what might not be shown. A person who is being recognized reads that.
 */
export function Opening() {
  const { authenticated } = useSnapshot(session)
  const access = useMatches().at(-1)?.staticData.address?.access
  return (
    <AppFrame>
      <Top aria-hidden="true" />
      <chakra.p role="status" textStyle="help" textAlign="center" mt="16">
        {authenticated && access === 'guest-screen' && (
          <FormattedMessage id="shell.opening.signedIn" />
        )}
      </chakra.p>
    </AppFrame>
  )
}
