import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addBlock, recaptchaKeys } from '@/api/recaptcha-events'
import { blockLengths, coverings, type RecaptchaBlock } from '@/contract/recaptcha/recaptcha-blocks'
import type { RecaptchaEvent } from '@/contract/recaptcha/recaptcha-events'
import { withValues } from '@/i18n/message-text'
import { type BlockForm, blockRules } from '@/rules/recaptcha/blocks'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Banner } from '@/ui/feedback/banner'
import { RadioField } from '@/ui/form/fields/radio-field'
import { TextField } from '@/ui/form/fields/text-field'
import { refusalWords } from './event-words'
import { useEventTexts } from './use-event-texts'

interface BlockDialogProps {
  event: RecaptchaEvent
  onClose: () => void
}

const defaults: BlockForm = { covers: 'network', length: 'hour', confirm: '' }

/** Refuses payments of the visitor of a try for a while. */
export function BlockDialog({ event, onClose }: BlockDialogProps) {
  const { formatMessage } = useIntl()
  const network = useEventTexts().network(event)
  const own = event.is_own ? event.network : null
  const schema = useMemo(
    () => blockRules(withValues('recaptcha-events.block.mismatch', {}), own),
    [own],
  )
  const save = useWrite<BlockForm, RecaptchaBlock>({
    about: `block of the visitor of ${event.id}`,
    call: (form, { key }) =>
      addBlock({ kind: 'block', event_id: event.id, merchant_id: null, ...form }, key),
    invalidates: recaptchaKeys,
    done: onClose,
    toast: true,
    successMessage: (_, { length }) =>
      formatMessage({ id: `recaptcha-events.block.done.${length}` }, { network }),
    words: refusalWords,
  })
  return (
    <FormDialog
      name={`block ${event.id}`}
      title={<FormattedMessage id="recaptcha-events.block.title" values={{ network }} />}
      write={save}
      schema={schema}
      defaults={defaults}
      verb={<FormattedMessage id="recaptcha-events.block.verb" />}
      danger
      onClose={onClose}
    >
      {(api) => (
        <>
          <p>
            <FormattedMessage id="recaptcha-events.block.lead" />
          </p>
          <RadioField
            {...api.choice('length')}
            label={formatMessage({ id: 'recaptcha-events.block.length' })}
            options={blockLengths.map((value) => ({
              value,
              label: formatMessage({ id: `recaptcha-events.length.${value}` }),
            }))}
          />
          <RadioField
            {...api.choice('covers')}
            label={formatMessage({ id: 'recaptcha-events.block.covers' })}
            options={coverings.map((value) => ({
              value,
              label: formatMessage({ id: `recaptcha-events.covers.${value}` }, { network }),
            }))}
          />
          {own !== null && (
            <>
              <Banner tone="due">
                <FormattedMessage id="recaptcha-events.block.own" values={{ network: own }} />
              </Banner>
              <TextField
                {...api.field('confirm')}
                label={formatMessage({ id: 'changes.confirm.type' }, { name: own })}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
