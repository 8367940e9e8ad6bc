import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/receipts'
import { Button } from '@/ui/action/button'
import { PrintIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import { Stack } from '@/ui/layout/stack'
import { ReceiptEmail } from './receipt-email'
import { SaveBillSlot } from './save-bill-slot'

/** Print, e-mail, save the account, continue. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  return (
    <Stack gap="3" data-screen-only="">
      <Button wide icon={<PrintIcon />} onClick={() => printAs(receipt.confirmation)}>
        <FormattedMessage id="receipts.actions.print" />
      </Button>
      <ReceiptEmail receipt={receipt} />
      <LinkButton asChild wide variant="quiet">
        <Link to="/departments">
          <FormattedMessage id="receipts.actions.departments" />
        </Link>
      </LinkButton>
      <SaveBillSlot receipt={receipt} />
    </Stack>
  )
}

/**
 * The browser names a saved PDF after the page's title, so the title is the receipt's while
 * printing.
 */
function printAs(confirmation: string): void {
  const { title } = document
  document.title = `${title} ${confirmation}`
  window.addEventListener('afterprint', () => (document.title = title), { once: true })
  window.print()
}
