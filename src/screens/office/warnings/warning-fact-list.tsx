import { FormattedMessage, useIntl } from 'react-intl'
import type { WarningDetail } from '@/contract/warnings'
import { useFormats } from '@/i18n/format'
import { DrawerPart, PairList } from '@/screens/shared/detail/drawer-part'
import { useWarningTexts } from './use-warning-texts'

const shownFacts = ['subject', 'facts', 'count', 'firstAt', 'lastAt', 'owner'] as const

/** What was seen, how often, and who has it. */
export function WarningFactList({ warning, zone }: { warning: WarningDetail; zone: string }) {
  const { formatMessage } = useIntl()
  const { count, instant } = useFormats()
  const { factsOf, subjectOf } = useWarningTexts([warning])
  const time = (at: string) => <time dateTime={at}>{instant(at, zone)}</time>
  const facts = {
    subject: subjectOf(warning),
    facts: factsOf(warning),
    count: count(warning.count),
    firstAt: time(warning.first_at),
    lastAt: time(warning.last_at),
    owner: warning.owner?.name ?? formatMessage({ id: 'warnings.owner.nobody' }),
  }
  return (
    <DrawerPart title={<FormattedMessage id="warnings.facts.heading" />}>
      <PairList>
        {shownFacts
          .filter((name) => facts[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt>
                <FormattedMessage id={`warnings.column.${name}`} />
              </dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
      </PairList>
    </DrawerPart>
  )
}
