import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/payments/receipts'
import { useFormats } from '@/i18n/format'
import { keptFees } from '@/rules/payments/kept-fees'
import { useInLanguage } from '@/screens/shared/merchant/in-language'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { useSiteOf } from '@/screens/shared/merchant/site'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'

/** Next steps, refunds, the office's contact, and the receipt's own address. */
export function ReceiptFoot({ receipt }: { receipt: Receipt }) {
  const merchant = useMerchant()
  const siteOf = useSiteOf()
  const { origin, pathname } = window.location
  // The payer opens it on the merchant's own site.
  const address =
    receipt.merchant === undefined
      ? `${origin}${pathname}`
      : siteOf(receipt.merchant.sub_domain, pathname).href
  const { footer } = useInLanguage(receipt)
  const settles = receipt.status === 'approved' || receipt.status === 'pending'
  // A refund is not offered for money that went back already.
  const isKept = settles || receipt.status === 'part-refunded'
  return (
    <Foot>
      {settles && !receipt.posted && (
        <div>
          <h3>
            <FormattedMessage id="receipts.foot.next" />
          </h3>
          <p>
            <FormattedMessage id="receipts.foot.nextText" />
          </p>
        </div>
      )}
      {isKept && (
        <div>
          <h3>
            <FormattedMessage id="receipts.foot.refunds" />
          </h3>
          <p>
            <RefundText fees={receipt.fees} />
          </p>
        </div>
      )}
      {merchant && (
        <div>
          <h3>
            <FormattedMessage id="receipts.foot.questions" />
          </h3>
          <p>
            <FormattedMessage
              id="receipts.foot.call"
              values={{ phone: <PhoneLink phone={merchant.phone} /> }}
            />
            <br />
            {merchant.hours}
          </p>
        </div>
      )}
      {footer && <OfficeText>{footer}</OfficeText>}
      {/* What staff open it by opens nothing to the payer (decision 41). */}
      {!receipt.office && (
        <PrintedAddress>
          <FormattedMessage id="receipts.foot.address" values={{ address }} />
        </PrintedAddress>
      )}
    </Foot>
  )
}

/** Whether a fee goes back with its amount is the department's setting. */
function RefundText({ fees }: Pick<Receipt, 'fees'>) {
  const { list } = useFormats()
  const said = keptFees(fees)
  if (said === null) return <FormattedMessage id="receipts.foot.refundsTextNoFee" />
  if (said.says === 'back') return <FormattedMessage id="receipts.foot.refundsTextFeeBack" />
  if (said.says === 'stay') return <FormattedMessage id="receipts.foot.refundsText" />
  const departments = list(said.kept.map(({ department }) => department))
  return <FormattedMessage id="receipts.foot.refundsTextSomeFees" values={{ departments }} />
}

const Foot = chakra('footer', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '4',
    mt: { base: '6', sm: '8' },
    textStyle: 'small',
    '& h3': { fontWeight: 'semibold' },
    '& p': { color: 'fg.muted' },
    _print: {
      mt: '4',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: '2',
    },
  },
})

/** With the lines that the office wrote. */
const OfficeText = chakra('p', { base: { gridColumn: '1 / -1', whiteSpace: 'pre-line' } })

/** The link back, where there is no address bar. */
const PrintedAddress = chakra('p', {
  base: {
    display: 'none',
    gridColumn: '1 / -1',
    overflowWrap: 'anywhere',
    _print: { display: 'block' },
  },
})
