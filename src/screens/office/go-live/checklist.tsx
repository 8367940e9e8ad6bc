import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { SettingsStep } from '@/contract/merchants/launch'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import { TextLink } from '@/ui/action/text-link'
import { DoneIcon, OpenIcon, WarningIcon } from '@/ui/display/icons'

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > li': { display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', columnGap: '2' },
    '& > li[data-state=done] > svg': { color: 'brand.text' },
    '& > li[data-state=blocked] > svg': { color: 'due.fg' },
    '& > li[data-state=open] > svg': { color: 'fg.muted' },
    '& [data-line]': {
      display: { base: 'flex', md: 'grid' },
      // The longest words of a phone's line go below, they do not break.
      flexWrap: 'wrap',
      justifyContent: { base: 'space-between', md: 'start' },
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: '4',
    },
    '& button': { textAlign: 'start' },
    '& small': { textStyle: 'help' },
    '& ul': { listStyleType: 'disc', ps: '5' },
  },
})

interface ChecklistProps {
  merchant: Merchant
  onStep: (step: SettingsStep) => void
}

/** Each step with its state, and what it still needs before the site can open. */
export function Checklist({ merchant: { launch }, onStep }: ChecklistProps) {
  return (
    <List>
      {launch
        // The page that shows this list is a line of it only where it is what is missing.
        .filter(({ step, blocks }) => step !== 'review' || blocks.length > 0)
        .map(({ step, completed, blocks }) => {
          const state = blocks.length > 0 ? 'blocked' : completed ? 'done' : 'open'
          const Icon = icons[state]
          return (
            <li key={step} data-state={state}>
              <Icon />
              <div>
                <div data-line="">
                  {step === 'review' ? (
                    <FormattedMessage id={`merchants.step.${step}`} />
                  ) : (
                    <TextLink asChild>
                      <button type="button" onClick={() => onStep(step)}>
                        <FormattedMessage id={`merchants.step.${step}`} />
                      </button>
                    </TextLink>
                  )}
                  <small>
                    <FormattedMessage id={stateWords[state]} />
                  </small>
                </div>
                {blocks.length > 0 && (
                  <ul>
                    {blocks.map(({ code, department }) => (
                      <li key={`${code} ${department ?? ''}`}>
                        <FormattedMessage id={`merchants.block.${code}`} values={{ department }} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          )
        })}
    </List>
  )
}

const icons = { done: DoneIcon, blocked: WarningIcon, open: OpenIcon }

const stateWords = {
  done: 'go-live.review.done',
  blocked: 'go-live.review.open',
  open: 'go-live.review.optional',
} as const
