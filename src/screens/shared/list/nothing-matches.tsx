import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { SearchIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { ListState } from './use-list-state'

interface NothingMatchesProps {
  state: ListState
  filterText: ((name: string) => string | undefined) | undefined
}

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
})

/** Which part of the question leaves nothing over is for the reader to try: a button for each. */
export function NothingMatches({ state, filterText }: NothingMatchesProps) {
  const { text, filters } = state
  const named = Object.keys(filters).flatMap((name) => {
    const words = filterText?.(name)
    return words === undefined ? [] : [{ name, words }]
  })
  return (
    <EmptyState
      icon={<SearchIcon />}
      action={
        <Buttons>
          {text !== '' && (
            <Button variant="outline" size="sm" onClick={() => state.search('')}>
              <FormattedMessage id="list.empty.dropSearch" values={{ text }} />
            </Button>
          )}
          {named.map(({ name, words }) => (
            <Button
              key={name}
              variant="outline"
              size="sm"
              onClick={() => state.filter({ [name]: undefined })}
            >
              <FormattedMessage id="list.empty.dropFilter" values={{ filter: words }} />
            </Button>
          ))}
          <Button variant="quiet" size="sm" onClick={state.clearAll}>
            <FormattedMessage id="list.empty.clearAll" />
          </Button>
        </Buttons>
      }
    >
      <FormattedMessage id="list.empty.noMatch" />
    </EmptyState>
  )
}
