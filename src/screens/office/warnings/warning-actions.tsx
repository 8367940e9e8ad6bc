import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { changeWarning, warningKeys } from '@/api/warnings'
import type { WarningAction, WarningDetail } from '@/contract/warnings'
import { actionsOn } from '@/rules/warnings/warning-actions'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { Stack } from '@/ui/layout/stack'
import { AssignDialog } from './assign-dialog'
import { CloseDialog } from './close-dialog'
import { refusalWords } from './warning-words'

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** The drawer's foot: what this viewer may do with it as it is. */
export function WarningActions({ warning }: { warning: WarningDetail }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<'assign' | 'close' | null>(null)
  const rights = { acknowledge: useMay('warnings.acknowledge'), edit: useMay('warnings.edit') }
  const actions = actionsOn(warning.state, rights)
  const { id, version } = warning
  const change = useWrite<'acknowledge' | 'reopen'>({
    about: `warning ${id}`,
    call: (action, { key }) => changeWarning(id, { action }, { key, version }),
    invalidates: warningKeys,
    awaits: true,
    words: refusalWords,
    successMessage: (_, action) => formatMessage({ id: `warnings.done.${action}` }),
  })
  if (actions.length === 0 || !hasAddedCall('updateWarning')) return null
  const press: Readonly<Record<WarningAction, () => void>> = {
    acknowledge: () => void change.run('acknowledge'),
    assign: () => setOpen('assign'),
    close: () => setOpen('close'),
    reopen: () => void change.run('reopen'),
  }
  const isOwn = (action: WarningAction) => action === 'acknowledge' || action === 'reopen'
  const dismiss = () => setOpen(null)
  return (
    <Stack gap="3">
      <Row>
        {actions.map((action, place) => (
          <Button
            key={action}
            size="sm"
            {...(place > 0 && { variant: 'outline' })}
            pending={isOwn(action) && change.pending}
            onClick={press[action]}
          >
            <FormattedMessage id={`warnings.action.${action}`} />
          </Button>
        ))}
      </Row>
      {change.problem !== null && (
        <Banner tone="late" role="alert">
          {change.problem}
        </Banner>
      )}
      {open === 'assign' && <AssignDialog warning={warning} onClose={dismiss} />}
      {open === 'close' && <CloseDialog warning={warning} onClose={dismiss} />}
    </Stack>
  )
}
