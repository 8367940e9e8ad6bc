import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { announce } from '@/ui/feedback/live-region'
import { TextField } from '@/ui/form/fields/text-field'
import { useCardNumberProblem } from '@/screens/shared/forms/use-card-number-problem'

interface TextsFieldsProps {
  shown: readonly ShownText[]
  /** By name; undefined: not set. */
  onTexts: (texts: Readonly<Record<string, string | undefined>>) => void
}

interface ShownText {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Said once Apply was pressed; null: it can be looked for. */
  readonly problem?: (text: string) => string | null
}

const Form = chakra('form', {
  base: { display: 'grid', gap: '2.5', width: '20rem', maxWidth: '100%' },
  variants: {
    // In two columns where there is room, so that Apply is in sight.
    many: {
      true: {
        width: '36rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        columnGap: '4',
        '& > button': { gridColumn: '1 / -1' },
      },
    },
  },
})

/** More than one column of them fits into a popover. */
export const areMany = (texts: readonly unknown[]) => texts.length > 5

/** Several texts with Apply. */
export function TextsFields({ shown, onTexts }: TextsFieldsProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const valueOf = ({ name, value }: { name: string; value: string }) => texts[name] ?? value
  const [isTried, setTried] = useState(false)
  const cardNumber = useCardNumberProblem()
  const refusal = (text: ShownText) => text.problem?.(valueOf(text).trim()) ?? null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = shown.map((text) => cardNumber(valueOf(text)) ?? refusal(text))
    const first = wrong.find((problem) => problem !== null)
    if (first !== undefined) {
      announce(first)
      return
    }
    onTexts(Object.fromEntries(shown.map((text) => [text.name, valueOf(text).trim() || undefined])))
  }
  return (
    <Form noValidate many={areMany(shown)} onSubmit={submit}>
      {shown.map((text) => (
        <TextField
          key={text.name}
          label={text.label}
          value={valueOf(text)}
          autoComplete="off"
          error={cardNumber(valueOf(text)) ?? (isTried ? refusal(text) : null) ?? undefined}
          onChange={({ target }) => setTexts({ ...texts, [text.name]: target.value })}
        />
      ))}
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="list.filters.apply" />
      </Button>
    </Form>
  )
}
