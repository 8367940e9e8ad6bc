import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { readFileText } from './read-accounts'
import { TextArea } from '@/ui/form/text-area'
import type { ValueBinding } from '@/ui/form/form-bindings'
import { Button } from '@/ui/action/button'
import { accountsIn } from './read-accounts'

interface AccountListProps extends ValueBinding<string[]> {
  label: string
  help: string
}

/** Account numbers, pasted or from the first column of a CSV file. */
export function AccountList({
  label,
  help,
  value,
  onChange,
  onBlur,
  error,
  ref,
  name,
}: AccountListProps) {
  const [typed, setTyped] = useState(() => value.join('\n'))
  const isSame = accountsIn(typed).join() === value.join()
  const take = (text: string) => {
    setTyped(text)
    onChange(accountsIn(text))
  }
  return (
    <>
      <TextArea
        name={name}
        ref={ref}
        label={label}
        help={help}
        need="optional"
        error={error}
        rows={3}
        value={isSame ? typed : value.join('\n')}
        onChange={({ target }) => take(target.value)}
        onBlur={onBlur}
        spellCheck={false}
      />
      <div>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            const chooser = document.createElement('input')
            chooser.type = 'file'
            chooser.accept = '.csv,text/csv,text/plain'
            chooser.addEventListener('change', () => {
              const [file] = chooser.files ?? []
              if (file) void readFileText(file).then(take)
            })
            chooser.click()
          }}
        >
          <FormattedMessage id="notification.accounts.file" />
        </Button>
      </div>
    </>
  )
}
