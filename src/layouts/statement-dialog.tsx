import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useArea } from '@/i18n/use-area'
import { outsideAddress } from '@/rules/addresses/outside-link'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { TextLink } from '@/ui/action/text-link'
import { Dialog } from '@/ui/overlay/dialog'
import { addressLine, type ShellMerchant } from './shell-merchant'

/** `terms`: its messages come with the sign-up's, the only page that links them. */
export type Statement = 'accessibility' | 'privacy' | 'terms'

interface StatementDialogProps {
  statement: Statement
  merchant: ShellMerchant | null
  open: boolean
  onClose: () => void
}

const paragraphs = {
  accessibility: ['statements.accessibility.aim', 'statements.accessibility.otherWays'],
  privacy: ['statements.privacy.use', 'statements.privacy.card', 'statements.privacy.device'],
  terms: ['sign-in.terms.account', 'sign-in.terms.payments', 'sign-in.terms.ending'],
} as const

const titles = {
  accessibility: 'shell.accessibility.title',
  privacy: 'shell.privacy.title',
  terms: 'sign-in.terms.title',
} as const

/** The statements that the footer links, and the contact for questions. */
export function StatementDialog({ statement, merchant, open, onClose }: StatementDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnOutsideClick
      fullOnPhone={false}
      title={<FormattedMessage id={titles[statement]} />}
    >
      <LazyBoundary>
        <StatementText statement={statement} merchant={merchant} />
      </LazyBoundary>
    </Dialog>
  )
}

/** Its messages load when it is opened, because few visitors open it. */
function StatementText({
  statement,
  merchant,
}: Pick<StatementDialogProps, 'statement' | 'merchant'>) {
  const site = outsideAddress(merchant?.url ?? '')
  useArea('statements')
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {paragraphs[statement].map((id) => (
        <p key={id}>
          <FormattedMessage id={id} />
        </p>
      ))}
      {merchant && (
        <p>
          <FormattedMessage
            id="statements.contact.line"
            values={{
              office: merchant.office,
              phone: <PhoneLink phone={merchant.phone} />,
              address: addressLine(merchant),
            }}
          />
        </p>
      )}
      {site && (
        <p>
          <TextLink href={site.href} inline>
            {site.host}
          </TextLink>
        </p>
      )}
    </chakra.div>
  )
}
