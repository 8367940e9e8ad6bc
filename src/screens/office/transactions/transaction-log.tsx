import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { Transaction } from '@/contract/payments/transaction'
import { useFormats } from '@/i18n/format'
import { ExpandIcon } from '@/ui/display/icons'
import { Fold } from '@/ui/layout/fold'
import { Stack } from '@/ui/layout/stack'
import { DrawerPart, PairList } from '@/screens/shared/detail/drawer-part'
import { mailWords } from './transaction-words'

const gatewayNames = [
  'merchid',
  'orderid',
  'retref',
  'setlstat',
  'respstat',
  'respproc',
  'respcode',
  'resptext',
  'authcode',
  'avsresp',
  'cvvresp',
  'batchid',
  'achreturncode',
] as const satisfies readonly (keyof Transaction['gateway'])[]

/** Mails, what staff did, and the processor's own words. */
export function TransactionLog({ transaction }: { transaction: Transaction }) {
  const { instant } = useFormats()
  const { gateway, mails, audit, merchant } = transaction
  const zone = merchant.time_zone
  const said = gatewayNames.filter((name) => gateway[name] !== null)
  return (
    <Stack gap="6">
      <DrawerPart title={<FormattedMessage id="transactions.mails.heading" />}>
        {mails.length === 0 ? (
          <chakra.p textStyle="help">
            <FormattedMessage id="transactions.mails.none" />
          </chakra.p>
        ) : (
          <PairList>
            {mails.map(({ kind, at, to, by }) => (
              <div key={`${kind} ${at} ${to}`}>
                <dt>
                  <FormattedMessage id={mailWords[kind]} />
                  <chakra.span display="block" textStyle="help">
                    {instant(at, zone)}
                    {by !== null && ` · ${by}`}
                  </chakra.span>
                </dt>
                <dd>{to}</dd>
              </div>
            ))}
          </PairList>
        )}
      </DrawerPart>
      {audit.length > 0 && (
        <DrawerPart title={<FormattedMessage id="transactions.audit.heading" />}>
          <PairList>
            {audit.map(({ id, at, by, role, action }) => (
              <div key={id}>
                <dt>
                  <FormattedMessage id={`audit.action.${action}`} />
                  <chakra.span display="block" textStyle="help">
                    {instant(at, zone)}
                  </chakra.span>
                </dt>
                <dd>
                  {by} ({role})
                </dd>
              </div>
            ))}
          </PairList>
        </DrawerPart>
      )}
      {said.length > 0 && (
        <Fold css={{ _print: { '&:not([open])': { display: 'none' } } }}>
          <summary>
            <chakra.span fontWeight="semibold">
              <FormattedMessage id="transactions.gateway.heading" />
            </chakra.span>
            <ExpandIcon />
          </summary>
          <PairList>
            {said.map((name) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{name === 'merchid' ? `•••• ${gateway[name] ?? ''}` : gateway[name]}</dd>
              </div>
            ))}
          </PairList>
        </Fold>
      )}
    </Stack>
  )
}
