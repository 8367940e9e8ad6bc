import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, type InputHTMLAttributes, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BlindField, BlindFieldKind } from '@/contract/departments/blind-fields'
import { longestIn, piecesOf } from '@/rules/departments/blind-entry'
import { type BlindForm, fieldOfKind } from '@/rules/departments/blind-price'
import { suggestEmail } from '@/rules/people/emails'
import { Button } from '@/ui/action/button'
import { NoBreak } from '@/ui/display/no-break'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { TextField } from '@/ui/form/fields/text-field'
import { againKey, type Typed } from './blind-form'
import type { EntryProps } from './entry-props'

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
>

const number: Attributes = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }

const attributes: Readonly<Partial<Record<BlindFieldKind, Attributes>>> = {
  reference: number,
  'file-number': number,
  name: { autoComplete: 'name' },
  address: { autoComplete: 'street-address' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  quantity: { inputMode: 'numeric', autoComplete: 'off' },
  date: { type: 'date', autoComplete: 'off' },
}

/** One line of text; too long an entry gets an error and is not cut off. */
export function TextEntry({ api, terms, words, field }: EntryProps & { field: BlindField }) {
  const help = useHelp(field, terms.form)
  return (
    <>
      <TextField
        {...api.field(field.key)}
        {...attributes[field.kind]}
        label={words.label(field)}
        need={field.required ? 'required' : 'optional'}
        {...(help !== null && { help })}
      />
      {field.kind === 'email' && <Suggestion api={api} field={field} />}
    </>
  )
}

/**
 * The help text: the office's own, an example, the limits, and a warning where the number cannot be
 * verified.
 */
function useHelp(field: BlindField, { fields, types }: BlindForm): ReactNode {
  const { kind, help, example } = field
  const { formatMessage } = useIntl()
  const like = example !== undefined && (
    <FormattedMessage
      id="blind-payments.form.example"
      values={{ example: <NoBreak>{example}</NoBreak> }}
    />
  )
  const sentences: ReactNode[] = [
    help === undefined || /[.!?。]$/u.test(help) ? help : `${help}.`,
    like,
    kind === 'reference' && formatMessage({ id: 'blind-payments.form.unchecked' }),
    isNumber(kind) && mayBeSeveral(fields) && formatMessage({ id: 'blind-payments.form.oneEach' }),
    kind === 'type' && types === null && formatMessage({ id: 'blind-payments.form.byName' }),
    kind === 'quantity' &&
      formatMessage({ id: 'blind-payments.form.pieces' }, { ...piecesOf(field) }),
    (kind === 'memo' || kind === 'text') &&
      formatMessage({ id: 'blind-payments.form.longest' }, { most: longestIn(field) }),
  ].filter(Boolean)
  if (sentences.length === 0) return null
  return sentences.map((sentence, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the sentences have no other identity
    <Fragment key={at}>
      {at > 0 && ' '}
      {sentence}
    </Fragment>
  ))
}

const isNumber = (kind: BlindFieldKind) => kind === 'reference' || kind === 'file-number'

/** Several are paid for at once, while each number field takes one. */
function mayBeSeveral(fields: BlindForm['fields']): boolean {
  const quantity = fieldOfKind(fields, 'quantity')
  return quantity !== undefined && piecesOf(quantity).most > 1
}

/** A number that cannot be verified is typed twice. */
export function TwiceEntry({ api }: { api: FormApi<Typed> }) {
  const { formatMessage } = useIntl()
  return (
    <TextField
      {...api.field(againKey)}
      {...number}
      label={formatMessage({ id: 'blind-payments.form.again' })}
      need="required"
    />
  )
}

/** A likely typo is questioned. */
function Suggestion({ api, field: { key } }: { api: FormApi<Typed>; field: BlindField }) {
  const meant = suggestEmail(api.form.watch(key))
  if (meant === null) return null
  return (
    <chakra.div role="status" display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="2">
      <span>
        <FormattedMessage id="blind-payments.form.didYouMean" values={{ email: <b>{meant}</b> }} />
      </span>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          api.form.setValue(key, meant, { shouldDirty: true, shouldValidate: true })
          api.form.setFocus(key)
        }}
      >
        <FormattedMessage id="blind-payments.form.useSuggestion" values={{ email: meant }} />
      </Button>
    </chakra.div>
  )
}
