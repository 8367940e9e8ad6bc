import { useState } from 'react'
import { TextField } from '@/ui/form/fields/text-field'
import type { ValueBinding } from '@/ui/form/shell/form-bindings'

interface TextListProps extends ValueBinding<string[]> {
  label: string
  help: string
}

const wordsIn = (text: string): string[] => text.split(/[\s,;]+/u).filter((word) => word !== '')

/** Several short words in one line: ZIP codes. */
export function TextList({
  label,
  help,
  value,
  onChange,
  onBlur,
  error,
  ref,
  name,
}: TextListProps) {
  const [typed, setTyped] = useState(() => value.join(', '))
  const isSame = wordsIn(typed).join() === value.join()
  return (
    <TextField
      name={name}
      ref={ref}
      label={label}
      help={help}
      need="optional"
      error={error}
      value={isSame ? typed : value.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(wordsIn(target.value))
      }}
      onBlur={onBlur}
      autoComplete="off"
    />
  )
}
