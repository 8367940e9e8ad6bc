import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { WarningDetail } from '@/contract/warnings'
import { useFormats } from '@/i18n/format'
import { DrawerPart, DrawerSteps } from '@/screens/shared/detail/drawer-part'
import { eventWords } from './warning-words'

/** What happened to it, oldest first. A note is text, whatever stands in it. */
export function WarningHistory({ warning, zone }: { warning: WarningDetail; zone: string }) {
  const { instant } = useFormats()
  return (
    <DrawerPart title={<FormattedMessage id="warnings.history.heading" />}>
      <DrawerSteps>
        {warning.history.map(({ at, event, by, to, note }) => (
          <li key={`${at} ${event} ${to?.id ?? ''}`}>
            <div>
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
              {by !== null && <chakra.p textStyle="help">{by.name}</chakra.p>}
            </div>
            <time dateTime={at}>{instant(at, zone)}</time>
          </li>
        ))}
      </DrawerSteps>
    </DrawerPart>
  )
}
