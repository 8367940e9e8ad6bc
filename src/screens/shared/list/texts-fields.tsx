import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { TextField } from '@/ui/form/text-field'
import { useCardNumberProblem } from '../use-card-number-problem'

interface TextsFieldsProps {
  shown: readonly { readonly name: string; readonly label: string; readonly value: string }[]
  /** By name; undefined: not set. */
  onTexts: (texts: Readonly<Record<string, string | undefined>>) => void
}

const Form = chakra('form', {
  base: { display: 'grid', gap: '2.5', width: '20rem', maxWidth: '100%' },
})

/** Several texts with Apply. */
export function TextsFields({ shown, onTexts }: TextsFieldsProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const valueOf = ({ name, value }: { name: string; value: string }) => texts[name] ?? value
  const problemOf = useCardNumberProblem()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (shown.some((text) => problemOf(valueOf(text)) !== null)) return
    onTexts(Object.fromEntries(shown.map((text) => [text.name, valueOf(text).trim() || undefined])))
  }
  return (
    <Form noValidate onSubmit={submit}>
      {shown.map((text) => (
        <TextField
          key={text.name}
          label={text.label}
          value={valueOf(text)}
          autoComplete="off"
          error={problemOf(valueOf(text)) ?? undefined}
          onChange={({ target }) => setTexts({ ...texts, [text.name]: target.value })}
        />
      ))}
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="list.filters.apply" />
      </Button>
    </Form>
  )
}
