import { chakra } from '@chakra-ui/react/styled-system'
import type { Allocation } from '@/contract/payments/transaction'
import { usePaidWords } from '@/screens/shared/payment/paid-words'

/**
 * What was typed for a payment without a bill: as on its receipt, and then the contact data that the
 * receipt leaves out.
 */
export function PaidFor({ item }: { item: Allocation }) {
  const { department } = item
  const paid_for = item.paid_for ?? []
  const contact = item.contact ?? []
  const paidWords = usePaidWords()
  const types = paid_for.filter(({ kind }) => kind === 'type')
  const rest = paid_for.filter(({ kind }) => kind !== 'type')
  return (
    <>
      <p>{[department, ...paidWords(types)].join(' · ')}</p>
      <chakra.ul textStyle="help" mb="1.5" listStyle="none" overflowWrap="anywhere">
        {paidWords([...rest, ...contact]).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </chakra.ul>
    </>
  )
}
