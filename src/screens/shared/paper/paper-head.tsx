import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { productName } from '@/rules/constants'
import { useSite } from '@/screens/shared/merchant/site'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { now } from '@/state/clock'
import { useViewer } from '@/state/session/viewer'
import { useIsPrinted } from './use-is-printed'

/** What a page of the office begins with on paper: whose it is, when it was printed and by whom. */
export function PaperHead() {
  return useIsPrinted() ? <Head /> : null
}

function Head() {
  const { isTenant, merchant } = useSite()
  const { user } = useViewer()
  const { instant } = useFormats()
  const zone = useTimeZone()
  const owner = isTenant ? merchant?.name : productName
  return (
    <Line>
      <b>{owner}</b>
      {user && (
        <FormattedMessage
          id="office.paper.printed"
          values={{ time: instant(new Date(now()).toISOString(), zone), name: user.name }}
        />
      )}
    </Line>
  )
}

const Line = chakra('p', {
  base: {
    display: 'none',
    justifyContent: 'space-between',
    gap: '4',
    mb: '4',
    fontSize: 'sm',
    _print: { display: 'flex' },
  },
})
