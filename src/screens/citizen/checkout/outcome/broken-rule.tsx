import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { ApiFailure } from '@/api/failure'
import { type RuleCode, ruleProblem } from '@/contract/payments/payments'
import type { CartItem } from '@/rules/cart/cart'
import { cartSections } from '@/rules/cart/cart-bills'
import { BillName } from '@/screens/shared/cart/bill-name'
import { useLineWords } from '@/screens/shared/cart/line-words'
import { showCart } from '@/state/cart/cart'
import { Button } from '@/ui/action/button'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'

interface RuleBroken {
  /** null: the host names no rule. */
  code: RuleCode | null
  itemIds: readonly string[]
  /** The server's own words. */
  said: string
}

/** The office's rules about amounts and their order, which this cart breaks; null: another failure. */
export function brokenRuleIn(error: Error | null): RuleBroken | null {
  if (!(error instanceof ApiFailure) || !error.is(422)) return null
  const parsed = v.safeParse(ruleProblem, error.body)
  const said = Object.values(error.body.errors ?? {})
    .flat()
    .join(' ')
  if (parsed.success) {
    const { code, item_ids = [] } = parsed.output
    return { code, itemIds: item_ids, said }
  }
  return said === '' ? null : { code: null, itemIds: [], said }
}

interface BrokenRuleProps {
  broken: RuleBroken
  items: readonly CartItem[]
}

/** Stands in place of the ways to pay: the rule, the bills that break it, and the way to the cart. */
export function BrokenRule({ broken: { code, itemIds, said }, items }: BrokenRuleProps) {
  const lineWords = useLineWords()
  const bills = cartSections(items.filter(({ id }) => itemIds.includes(id))).flatMap(
    (section) => section.bills,
  )
  return (
    <Card padded>
      <Stack gap="3">
        <div role="alert">
          <chakra.p fontWeight="medium">
            {code === null ? said : <FormattedMessage id={`cart-lines.rule.${code}`} />}
          </chakra.p>
          {bills.length > 0 && (
            <>
              <Bills>
                {bills.map(({ key, items: [first, ...others], amount_cents }) => (
                  <li key={key}>
                    <BillName
                      item={first}
                      parts={[first, ...others].map(lineWords).filter(Boolean).join(', ')}
                    />
                    <Money cents={amount_cents} />
                  </li>
                ))}
              </Bills>
              <p>
                <FormattedMessage id="checkout.rules.advice" />
              </p>
            </>
          )}
        </div>
        <Row>
          <Button variant="outline" onClick={() => showCart(true)}>
            <FormattedMessage id="checkout.rules.cart" />
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

const Bills = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    my: '3',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})
