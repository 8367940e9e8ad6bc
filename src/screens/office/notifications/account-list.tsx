import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mostAccounts } from '@/contract/notifications/notification-fields'
import { formatSize } from '@/i18n/file-size'
import { useFormats } from '@/i18n/format'
import type { AccountFile, AccountFileProblem } from '@/rules/notifications/account-file'
import { mostFileBytes } from '@/rules/notifications/most-file-bytes'
import { typedAccounts } from '@/rules/notifications/typed-accounts'
import { readAccounts } from '@/screens/shared/reading/read-file'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import type { ValueBinding } from '@/ui/form/shell/form-bindings'
import { TextArea } from '@/ui/form/text-area'

interface AccountListProps extends ValueBinding<string[]> {
  label: string
  help: string
}

interface RefusedFile {
  readonly file: File
  readonly problem: AccountFileProblem
}

/** Account numbers, typed, pasted or of a CSV file; says how many there are. */
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
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState(() => value.join('\n'))
  const [refused, setRefused] = useState<RefusedFile | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const own = typedAccounts(typed)
  const isSame = own.accounts.join() === value.join()
  const count = value.length
  const tooMany =
    count > mostAccounts
      ? formatMessage({ id: 'notification.problem.accounts-many' }, { count, most: mostAccounts })
      : error
  const take = (text: string) => {
    setTyped(text)
    setRefused(null)
    onChange(typedAccounts(text).accounts)
  }
  const read = async (file: File) => {
    const answer = await readFile(file)
    if ('problem' in answer) setRefused({ file, problem: answer.problem })
    else take(answer.accounts.join('\n'))
  }
  return (
    <>
      <TextArea
        name={name}
        ref={ref}
        label={label}
        help={help}
        need="optional"
        error={tooMany}
        rows={3}
        value={isSame ? typed : value.join('\n')}
        onChange={({ target }) => take(target.value)}
        onBlur={onBlur}
        spellCheck={false}
      />
      <chakra.p role="status" textStyle="help">
        <FormattedMessage
          id="notification.accounts.count"
          values={{ count, doubled: isSame ? own.doubled : 0 }}
        />
      </chakra.p>
      {refused !== null && <FileProblem {...refused} />}
      <div>
        <Button size="sm" variant="outline" onClick={() => chooser.current?.click()}>
          <FormattedMessage id="notification.accounts.file" />
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file can be chosen again after it was corrected.
            target.value = ''
            if (file) void read(file)
          }}
        />
      </div>
    </>
  )
}

async function readFile(file: File): Promise<AccountFile> {
  try {
    return await readAccounts(file)
  } catch {
    return { problem: 'unreadable' }
  }
}

function FileProblem({ file, problem }: RefusedFile) {
  const { locale } = useFormats()
  return (
    <Banner tone="late" role="alert">
      <FormattedMessage
        id={`notification.accounts.${problem}`}
        values={{
          name: file.name,
          size: formatSize(locale, file.size),
          most: formatSize(locale, mostFileBytes),
        }}
      />
    </Banner>
  )
}
