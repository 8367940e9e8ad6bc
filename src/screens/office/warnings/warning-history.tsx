import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { WarningDetail } from '@/contract/warnings'
import { useFormats } from '@/i18n/format'
import { DrawerPart } from '@/screens/shared/drawer-part'
import { eventWords } from './warning-words'

const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    borderInlineStart: '2px solid',
    borderColor: 'line',
    ps: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    overflowWrap: 'anywhere',
  },
})

/** What happened to it, oldest first. A note is text, whatever stands in it. */
export function WarningHistory({ warning, zone }: { warning: WarningDetail; zone: string }) {
  const { instant } = useFormats()
  return (
    <DrawerPart title={<FormattedMessage id="warnings.history.heading" />}>
      <Steps>
        {warning.history.map(({ at, event, by, to, note }) => (
          <li key={`${at} ${event} ${to?.id ?? ''}`}>
            <p>
              {event === 'assigned' && to === null ? (
                <FormattedMessage id="warnings.event.unassigned" />
              ) : (
                <FormattedMessage id={eventWords[event]} values={{ name: to?.name ?? '' }} />
              )}
            </p>
            {note !== '' && (
              <chakra.p whiteSpace="pre-line" dir="auto">
                {note}
              </chakra.p>
            )}
            <chakra.p textStyle="help">
              <time dateTime={at}>{instant(at, zone)}</time>
              {by !== null && ` · ${by.name}`}
            </chakra.p>
          </li>
        ))}
      </Steps>
    </DrawerPart>
  )
}
