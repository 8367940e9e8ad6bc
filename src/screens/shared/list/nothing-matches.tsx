import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { SearchIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { type FilterPart, useChipWords } from '@/ui/table/filter-bar'
import type { ListState } from './use-list-state'

interface NothingMatchesProps {
  state: Pick<ListState, 'text' | 'search'>
  parts: readonly FilterPart[]
  /** Makes a change and moves focus to the list. */
  keepingFocus: (clear: () => void) => void
}

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
})

/** No rows match: a button to clear each filter, so that the reader can try. */
export function NothingMatches({ state, parts, keepingFocus }: NothingMatchesProps) {
  const words = useChipWords()
  const { text, search } = state
  return (
    <EmptyState
      icon={<SearchIcon />}
      action={
        <Buttons>
          {text !== '' && (
            <Button variant="outline" size="sm" onClick={() => keepingFocus(() => search(''))}>
              <FormattedMessage id="list.empty.dropSearch" values={{ text }} />
            </Button>
          )}
          {parts.flatMap(({ key, label, value, clear }) =>
            value === null
              ? []
              : [
                  <Button key={key} variant="outline" size="sm" onClick={() => keepingFocus(clear)}>
                    <FormattedMessage
                      id="list.empty.dropFilter"
                      values={{ filter: words(label, value) }}
                    />
                  </Button>,
                ],
          )}
        </Buttons>
      }
    >
      <FormattedMessage id="list.empty.noMatch" />
    </EmptyState>
  )
}
