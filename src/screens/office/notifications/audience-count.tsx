import { FormattedMessage } from 'react-intl'
import type { AudienceCount as Counted } from '@/contract/notifications/notifications'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { Bone } from '@/ui/feedback/bone'
import { FactList } from '@/screens/shared/detail/fact-list'
import { excludedWords } from './form-words'

interface AudienceCountProps {
  /** null: on its way; 'unknown': a filter is wrong, so there is nothing to count. */
  counted: Counted | 'unknown' | null
  busy: boolean
}

/** How many people it reaches, and who is left out for which reason. */
export function AudienceCount({ counted, busy }: AudienceCountProps) {
  if (counted === 'unknown') {
    return (
      <FieldGroup title={<FormattedMessage id="notification.count.title" />}>
        <p role="status">
          <FormattedMessage id="notification.count.unknown" />
        </p>
      </FieldGroup>
    )
  }
  return (
    <FieldGroup title={<FormattedMessage id="notification.count.title" />}>
      <div role="status" aria-busy={busy}>
        {counted === null ? (
          <Bone height="4rem" />
        ) : (
          <>
            <p>
              <b>
                <FormattedMessage
                  id="notification.count.people"
                  values={{ count: counted.recipients }}
                />
              </b>
            </p>
            {counted.recipients === 0 && (
              <p>
                <FormattedMessage id="notification.count.nobody" />
              </p>
            )}
          </>
        )}
      </div>
      {counted !== null && (counted.excluded.length > 0 || counted.unknown_accounts > 0) && (
        <FactList wide>
          {counted.excluded.map(({ reason, count }) => (
            <div key={reason}>
              <dt>
                <FormattedMessage id={excludedWords[reason]} />
              </dt>
              <dd>
                <FormattedMessage id="notification.count.left" values={{ count }} />
              </dd>
            </div>
          ))}
          {counted.unknown_accounts > 0 && (
            <div>
              <dt>
                <FormattedMessage id="notification.excluded.unknown" />
              </dt>
              <dd>
                <FormattedMessage
                  id="notification.count.left"
                  values={{ count: counted.unknown_accounts }}
                />
              </dd>
            </div>
          )}
        </FactList>
      )}
    </FieldGroup>
  )
}
