import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { addBlock, markEvent, type NewBlock, recaptchaKeys } from '@/api/recaptcha-events'
import type { RecaptchaBlock } from '@/contract/recaptcha/recaptcha-blocks'
import type { RecaptchaEvent } from '@/contract/recaptcha/recaptcha-events'
import { visibleHours } from '@/rules/recaptcha/blocks'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { DoneIcon, LockIcon, ReopenIcon, SearchIcon, ShowIcon } from '@/ui/display/icons'
import type { MenuAction } from '@/ui/overlay/action-menu'
import { BlockDialog } from './block-dialog'
import { refusalWords } from './event-words'
import { useEventTexts } from './use-event-texts'

/** What staff decide of a try without a form. */
const decision = { covers: 'network', length: 'hour', confirm: '' } as const

const allowOf = ({ id }: RecaptchaEvent): NewBlock => ({
  ...decision,
  kind: 'allow',
  event_id: id,
  merchant_id: null,
})
const visibleOf = ({ merchant }: RecaptchaEvent): NewBlock => ({
  ...decision,
  kind: 'visible',
  event_id: null,
  merchant_id: merchant?.id ?? null,
})

/** What staff may do about a try and its visitor, and the questions before it. */
export function useEventActions(): {
  actions: (row: RecaptchaEvent) => readonly MenuAction[]
  notices: ReactNode
} {
  const { formatMessage } = useIntl()
  const texts = useEventTexts()
  const mayBlock = useMay('warnings.recaptcha-block')
  const mayDecide = mayBlock && hasAddedCall('createRecaptchaBlock')
  const mayMark = mayBlock && hasAddedCall('markRecaptchaEvent')
  const [blocking, setBlocking] = useState<RecaptchaEvent | null>(null)
  const allow = useWrite<RecaptchaEvent, RecaptchaBlock>({
    about: ({ id }) => `trust of the visitor of ${id}`,
    call: (row, { key }) => addBlock(allowOf(row), key),
    invalidates: recaptchaKeys,
    toast: true,
    successMessage: (_, row) =>
      formatMessage({ id: 'recaptcha-events.allow.done' }, { network: texts.network(row) }),
    words: refusalWords,
  })
  const visible = useWrite<RecaptchaEvent, RecaptchaBlock>({
    about: ({ merchant }) => `the visible challenge of ${merchant?.id ?? ''}`,
    call: (row, { key }) => addBlock(visibleOf(row), key),
    invalidates: recaptchaKeys,
    toast: true,
    successMessage: (_, row) =>
      formatMessage(
        { id: 'recaptcha-events.visible.done' },
        { merchant: texts.merchant(row), hours: visibleHours },
      ),
    words: refusalWords,
  })
  const mark = useWrite<RecaptchaEvent>({
    call: ({ id, false_positive }) => markEvent(id, false_positive === null),
    invalidates: recaptchaKeys,
    toast: true,
    successMessage: (_, { false_positive }) =>
      formatMessage({
        id: false_positive === null ? 'recaptcha-events.mark.done' : 'recaptcha-events.mark.undone',
      }),
    words: refusalWords,
  })
  const actions = (row: RecaptchaEvent): MenuAction[] => {
    const { network, merchant, false_positive } = row
    const unknown =
      network === null ? formatMessage({ id: 'recaptcha-events.network.noAction' }) : undefined
    const entries: (MenuAction | false)[] = [
      network !== null && {
        key: 'network',
        label: formatMessage({ id: 'recaptcha-events.action.ofNetwork' }),
        icon: <SearchIcon />,
        link: (item) => <Link to="/admin/warnings/recaptcha" search={{ network }} {...item} />,
      },
      mayDecide && {
        key: 'block',
        label: formatMessage({ id: 'recaptcha-events.action.block' }),
        icon: <LockIcon />,
        disabledReason: unknown,
        onSelect: () => setBlocking(row),
      },
      mayDecide && {
        key: 'allow',
        label: formatMessage({ id: 'recaptcha-events.action.allow' }),
        icon: <DoneIcon />,
        disabledReason: unknown,
        onSelect: () => allow.ask(row),
      },
      mayMark && {
        key: 'mark',
        label: formatMessage({
          id:
            false_positive === null
              ? 'recaptcha-events.action.mark'
              : 'recaptcha-events.action.unmark',
        }),
        icon: <ReopenIcon />,
        onSelect: () => void mark.run(row),
      },
      mayDecide &&
        merchant !== null && {
          key: 'visible',
          label: formatMessage({ id: 'recaptcha-events.action.visible' }, { hours: visibleHours }),
          icon: <ShowIcon />,
          onSelect: () => visible.ask(row),
        },
    ]
    return entries.filter((entry) => entry !== false)
  }
  return {
    actions,
    notices: (
      <>
        {mark.problem !== null && <div role="alert">{mark.problem}</div>}
        {blocking !== null && (
          <BlockDialog key={blocking.id} event={blocking} onClose={() => setBlocking(null)} />
        )}
        <ConfirmWrite
          write={allow}
          title={(row) => (
            <FormattedMessage
              id="recaptcha-events.allow.title"
              values={{ network: texts.network(row) }}
            />
          )}
          verb={<FormattedMessage id="recaptcha-events.action.allow" />}
          tone="plain"
        >
          {() => <FormattedMessage id="recaptcha-events.allow.text" />}
        </ConfirmWrite>
        <ConfirmWrite
          write={visible}
          title={(row) => (
            <FormattedMessage
              id="recaptcha-events.visible.title"
              values={{ merchant: texts.merchant(row) }}
            />
          )}
          verb={<FormattedMessage id="recaptcha-events.visible.verb" />}
          tone="plain"
        >
          {() => (
            <FormattedMessage id="recaptcha-events.visible.text" values={{ hours: visibleHours }} />
          )}
        </ConfirmWrite>
      </>
    ),
  }
}
