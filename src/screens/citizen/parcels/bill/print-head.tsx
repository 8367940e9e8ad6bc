import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { now } from '@/state/clock'
import { NoBreak } from '@/ui/display/no-break'

interface PrintHeadProps {
  departmentName: string
  year: string
  /** Of the account; null for visitors who have not proved that it is theirs. */
  pin: string | null
}

/** The header on paper: the municipality and the date. */
export function PrintHead({ departmentName, year, pin }: PrintHeadProps) {
  const merchant = useMerchant()
  const formats = useFormats()
  const zone = useTimeZone()
  if (merchant === null) return null
  const { name, office, address, city, state, zip, phone } = merchant
  return (
    <Head>
      <p>
        <b>{name}</b> · {office} · {departmentName} {year}
      </p>
      <p>
        {address}, {city}, {state} {zip} · <NoBreak>{phone}</NoBreak>
      </p>
      {pin !== null && (
        <p>
          <FormattedMessage id="bill.page.pin" values={{ pin: <b className="figures">{pin}</b> }} />
        </p>
      )}
      <p>
        <FormattedMessage
          id="bill.page.printed"
          values={{ time: formats.instant(new Date(now()).toISOString(), zone) }}
        />
      </p>
    </Head>
  )
}

const Head = chakra('div', {
  base: {
    display: 'none',
    _print: {
      display: 'block',
      pb: '3',
      mb: '4',
      borderBottom: '1px solid',
      borderColor: 'line.strong',
      fontSize: 'sm',
    },
  },
})
