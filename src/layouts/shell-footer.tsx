import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Dialog } from '@/ui/dialog'
import { TextLink } from '@/ui/text-link'
import { pageWidth } from './shell-header'
import { addressLine, phoneHref, type ShellMerchant } from './shell-merchant'

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

type Statement = 'accessibility' | 'privacy'

interface ShellFooterProps {
  merchant: ShellMerchant | null
  /** Opens the receipt lookup; without it there is no such link. */
  onFindReceipt?: (() => void) | undefined
}

export function ShellFooter({ merchant, onFindReceipt }: ShellFooterProps) {
  const [shown, setShown] = useState<Statement | null>(null)
  return (
    <>
      <Root data-screen-only="">
        <div>
          {merchant && (
            <p>
              {addressLine(merchant)}
              {merchant.fax !== null && (
                <>
                  {' · '}
                  <FormattedMessage id="shell.footer.fax" values={{ number: merchant.fax }} />
                </>
              )}
              <br />
              {merchant.hours} · {merchant.repName}
            </p>
          )}
          <ul>
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setShown('accessibility')}
              >
                <FormattedMessage id="shell.accessibility.title" />
              </button>
            </li>
            <li>
              <button type="button" aria-haspopup="dialog" onClick={() => setShown('privacy')}>
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
      <StatementDialog
        statement="accessibility"
        merchant={merchant}
        open={shown === 'accessibility'}
        onClose={() => setShown(null)}
      />
      <StatementDialog
        statement="privacy"
        merchant={merchant}
        open={shown === 'privacy'}
        onClose={() => setShown(null)}
      />
    </>
  )
}

interface StatementDialogProps {
  statement: Statement
  merchant: ShellMerchant | null
  open: boolean
  onClose: () => void
}

const paragraphs = {
  accessibility: ['shell.accessibility.aim', 'shell.accessibility.other-ways'],
  privacy: ['shell.privacy.use', 'shell.privacy.card', 'shell.privacy.device'],
} as const

const titles = {
  accessibility: 'shell.accessibility.title',
  privacy: 'shell.privacy.title',
} as const

function StatementDialog({ statement, merchant, open, onClose }: StatementDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnOutsideClick
      fullOnPhone={false}
      title={<FormattedMessage id={titles[statement]} />}
    >
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="3"
        color="fg"
        fontSize="md"
        lineHeight="1.5rem"
      >
        {paragraphs[statement].map((id) => (
          <p key={id}>
            <FormattedMessage id={id} />
          </p>
        ))}
        {merchant && (
          <p>
            <FormattedMessage
              id="shell.statement.contact"
              values={{
                office: merchant.office,
                phone: (
                  <TextLink inline href={phoneHref(merchant.phone)}>
                    {merchant.phone}
                  </TextLink>
                ),
                address: addressLine(merchant),
              }}
            />
          </p>
        )}
      </chakra.div>
    </Dialog>
  )
}
