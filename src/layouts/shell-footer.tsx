import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { NoBreak } from '@/ui/display/no-break'
import '@/ui/feedback/bones.css'
import { addressLine, type ShellMerchant, withCommas } from './shell-merchant'
import { lazyUi } from '@/ui/theme/late-ui'
import type { Statement } from './statement-dialog'
import './shell.css'

// Loaded when opened, because few visitors read it.
const StatementDialog = lazyUi(async () => (await import('./statement-dialog')).StatementDialog)

interface ShellFooterProps {
  merchant: ShellMerchant | null
  /** The merchant is loading: its place is reserved. */
  pending?: boolean
  /** Opens the receipt lookup; without it the link is absent. */
  onFindReceipt?: (() => void) | undefined
}

export function ShellFooter({ merchant, pending = false, onFindReceipt }: ShellFooterProps) {
  const [shown, setShown] = useState<Statement | null>(null)
  const [open, setOpen] = useState(false)
  const show = (statement: Statement) => {
    setShown(statement)
    setOpen(true)
  }
  return (
    <>
      <footer className="shell-footer" data-screen-only="" inert={pending}>
        <div className="page-width">
          {merchant === null && pending && <AddressBones />}
          {merchant && (
            <p>
              {addressLine(merchant)}
              {merchant.fax !== null && (
                <>
                  {' · '}
                  <NoBreak>
                    <FormattedMessage id="shell.footer.fax" values={{ number: merchant.fax }} />
                  </NoBreak>
                </>
              )}
              <br />
              {[merchant.hours, withCommas(merchant.repName, merchant.repTitle ?? merchant.office)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          <ul>
            <li>
              <button type="button" aria-haspopup="dialog" onClick={() => show('accessibility')}>
                <FormattedMessage id="shell.accessibility.title" />
              </button>
            </li>
            <li>
              <button type="button" aria-haspopup="dialog" onClick={() => show('privacy')}>
                <FormattedMessage id="shell.privacy.title" />
              </button>
            </li>
            {onFindReceipt && (
              <li>
                <button type="button" aria-haspopup="dialog" onClick={onFindReceipt}>
                  <FormattedMessage id="shell.footer.receipt" />
                </button>
              </li>
            )}
          </ul>
        </div>
      </footer>
      {shown !== null && (
        <LazyBoundary>
          <StatementDialog
            statement={shown}
            merchant={merchant}
            open={open}
            onClose={() => setOpen(false)}
          />
        </LazyBoundary>
      )}
    </>
  )
}

function AddressBones() {
  return (
    <p className="address-bones" aria-hidden="true">
      <span className="bone" />
      <span className="bone" />
    </p>
  )
}
