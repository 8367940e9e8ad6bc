import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { CheckIcon } from '@/ui/display/icons'

const Line = chakra('span', {
  base: { display: 'inline-flex', gap: '1.5', alignItems: 'center', color: 'brand.text' },
})

interface DoneLineProps {
  id: MessageId
  values?: Readonly<Record<string, string>>
}

/** Beside a button: its result, which was announced already. */
export function DoneLine({ id, values }: DoneLineProps) {
  return (
    <Line>
      <CheckIcon />
      <span>
        <FormattedMessage id={id} {...(values && { values })} />
      </span>
    </Line>
  )
}
