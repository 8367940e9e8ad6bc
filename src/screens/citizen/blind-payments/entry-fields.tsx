import { Fragment } from 'react'
import type { BlindField } from '@/contract/departments/blind-fields'
import { entryOf } from '@/rules/departments/blind-entry'
import { priceOf, shownBounds } from '@/rules/departments/blind-price'
import { LevelField, LevelFields } from '@/ui/form/fields/level-fields'
import { AmountEntry } from './amount-entry'
import { hasAmount, twiceTyped } from './blind-form'
import { ChoiceEntry } from './choice-entry'
import type { EntryProps } from './entry-props'
import { TextEntry, TwiceEntry } from './text-entry'
import { isFewTypes, TypeCards } from './type-cards'

/** One control for each field of the department. */
export function EntryFields({ api, terms, words }: EntryProps) {
  const { form } = terms
  const entry = entryOf(form, api.form.watch())
  const price = priceOf(form, entry)
  const amount = price.kind === 'open' && (
    <AmountEntry api={api} price={shownBounds(form, entry, price)} />
  )
  const twice = twiceTyped(form)
  return (
    <LevelFields>
      {form.fields.map((field) => (
        <Fragment key={field.key}>
          {field.kind === 'amount' ? (
            amount && <LevelField data-short="">{amount}</LevelField>
          ) : isFewTypes(form, field) ? (
            <TypeCards api={api} terms={terms} words={words} field={field} />
          ) : (
            <LevelField {...(isShort(field) && { 'data-short': '' })}>
              <Entry api={api} terms={terms} words={words} field={field} />
            </LevelField>
          )}
          {field === twice && (
            <LevelField data-short="">
              <TwiceEntry api={api} />
            </LevelField>
          )}
        </Fragment>
      ))}
      {!hasAmount(form) && amount && <LevelField data-short="">{amount}</LevelField>}
    </LevelFields>
  )
}

/** Two fields per line where there is room. */
function isShort({ kind }: BlindField): boolean {
  return !['type', 'name', 'address', 'memo', 'text'].includes(kind)
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
