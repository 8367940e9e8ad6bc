import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { LaunchStep, SettingsStep } from '@/contract/merchants/launch'
import { Banner } from '@/ui/feedback/banner'
import { blockWords } from './step-words'

interface LaunchBlocksProps {
  launch: readonly LaunchStep[]
  step: SettingsStep
  /** The site is open already. */
  isOpen: boolean
}

/** What keeps the site from opening, in the step that ends it. */
export function LaunchBlocks({ launch, step, isOpen }: LaunchBlocksProps) {
  const blocks = launch.find((one) => one.step === step)?.blocks ?? []
  if (blocks.length === 0) return null
  return (
    <Banner
      tone="due"
      title={<FormattedMessage id={isOpen ? 'merchants.blocks.open' : 'merchants.blocks.closed'} />}
    >
      <List>
        {blocks.map(({ code, department }) => (
          <li key={`${code} ${department}`}>
            <FormattedMessage id={blockWords[code]} values={{ department }} />
          </li>
        ))}
      </List>
    </Banner>
  )
}

const List = chakra('ul', { base: { listStyleType: 'disc', ps: '5' } })
