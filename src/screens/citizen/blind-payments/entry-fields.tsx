import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import type { BlindField } from '@/contract/blind-fields'
import { entryOf } from '@/rules/departments/blind-entry'
import { priceOf } from '@/rules/departments/blind-price'
import { AmountEntry } from './amount-entry'
import { hasAmount, twiceTyped } from './blind-form'
import { ChoiceEntry } from './choice-entry'
import type { EntryProps } from './entry-props'
import { TextEntry, TwiceEntry } from './text-entry'

/** One control for each thing that the department asks for. */
export function EntryFields({ api, terms, words }: EntryProps) {
  const { form } = terms
  const price = priceOf(form, entryOf(form, api.form.watch()))
  const amount = price.kind === 'open' && <AmountEntry api={api} price={price} />
  const twice = twiceTyped(form)
  return (
    <Grid>
      {form.fields.map((field) => (
        <Fragment key={field.key}>
          {field.kind === 'amount' ? (
            amount && <Cell data-short="">{amount}</Cell>
          ) : (
            <Cell {...(isShort(field) && { 'data-short': '' })}>
              <Entry api={api} terms={terms} words={words} field={field} />
            </Cell>
          )}
          {field === twice && (
            <Cell data-short="">
              <TwiceEntry api={api} label={words.label(field)} />
            </Cell>
          )}
        </Fragment>
      ))}
      {!hasAmount(form) && amount && <Cell data-short="">{amount}</Cell>}
    </Grid>
  )
}

/** Two of them stand beside each other where there is room. */
function isShort({ kind, confirm }: BlindField): boolean {
  return (
    confirm === true ||
    ['quantity', 'amount', 'tax-year', 'quarter', 'date', 'email', 'phone'].includes(kind)
  )
}

function Entry({ field, ...props }: EntryProps & { field: BlindField }) {
  const { types } = props.terms.form
  const listed = types !== null && types.length > 0
  const isChoice =
    field.kind === 'type' ? listed : ['tax-year', 'quarter', 'select'].includes(field.kind)
  return isChoice ? (
    <ChoiceEntry {...props} field={field} />
  ) : (
    <TextEntry {...props} field={field} />
  )
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Cell = chakra('div', {
  base: { gridColumn: '1 / -1', minWidth: '0', '&[data-short]': { gridColumn: 'auto' } },
})
