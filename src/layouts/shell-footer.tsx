import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { NoBreak } from '@/ui/display/no-break'
import { Bone } from '@/ui/feedback/skeleton'
import { pageWidth } from './shell-header'
import { addressLine, type ShellMerchant } from './shell-merchant'
import type { Statement } from './statement-dialog'

const Root = chakra('footer', {
  base: {
    mt: '16',
    borderTop: '1px solid',
    borderColor: 'line',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: '1.3125rem',
    '& > div': {
      ...pageWidth,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '2',
      py: '5',
    },
    '& > div > p': { py: '0.5625rem' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '8' },
    '& button': { color: 'brand.text', minHeight: '2.4375rem', borderRadius: '2px' },
    '& button:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    _print: { display: 'none' },
  },
})

// Loaded when opened, because few visitors read it.
const StatementDialog = lazy(async () => {
  const { StatementDialog: component } = await import('./statement-dialog')
  return { default: component }
})

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
      <Root data-screen-only="" inert={pending}>
        <div>
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
              {merchant.hours} · {merchant.repName}, {merchant.repTitle ?? merchant.office}
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
      </Root>
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

/** Two lines, as address and hours take where they fit. */
function AddressBones() {
  return (
    <chakra.p width="22rem" maxWidth="100%" aria-hidden="true">
      <Bone my="0.15625rem" />
      <Bone my="0.15625rem" width="70%" />
    </chakra.p>
  )
}
