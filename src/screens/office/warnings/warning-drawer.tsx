import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { warningQuery } from '@/api/warnings'
import type { WarningDetail } from '@/contract/warnings'
import { unknownMinutes } from '@/rules/warnings/warning-kinds'
import { DetailDrawer } from '@/screens/shared/detail/detail-drawer'
import { DrawerHead, DrawerPart } from '@/screens/shared/detail/drawer-part'
import { DrawerBody } from '@/screens/shared/detail/drawer-body'
import { useNamedAnswer } from '@/screens/shared/merchant/merchant-departments'
import { CodePill } from '@/screens/shared/use-code-words'
import { WarningIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import { CauseLink } from './cause-link'
import { WarningActions } from './warning-actions'
import { WarningFactList } from './warning-fact-list'
import { WarningHistory } from './warning-history'
import { merchantsIn } from './use-warning-texts'
import { adviceWords, kindWords, severityWords, stateWords } from './warning-words'

interface WarningDrawerProps {
  /** Without: it is closed. */
  id: string | undefined
  zone: string
  onSearch: (next: object, options: { readonly replace: boolean }) => void
}

/** One warning: what was seen, what to do about it, and who has done what. */
export function WarningDrawer({ id, zone, onSearch }: WarningDrawerProps) {
  const named = useNamedAnswer()
  const query = useQuery({
    ...named(warningQuery(id ?? ''), (warning) => merchantsIn(warning === null ? [] : [warning])),
    enabled: id !== undefined,
  })
  const { data } = query
  return (
    <DetailDrawer
      open={id !== undefined}
      onWithout={() => onSearch({ warning: undefined }, { replace: true })}
      title={<FormattedMessage id="warnings.drawer.title" />}
      {...(data && { footer: <WarningActions key={data.id} warning={data} /> })}
    >
      <DrawerBody
        key={id}
        query={query}
        gone={<FormattedMessage id="warnings.refused.gone" />}
        icon={<WarningIcon />}
      >
        {(warning) => (
          <Stack gap="6">
            <Head warning={warning} />
            <DrawerPart title={<FormattedMessage id="warnings.advice.heading" />}>
              <Stack gap="2">
                <p>
                  <FormattedMessage
                    id={adviceWords[warning.kind]}
                    values={{ minutes: unknownMinutes }}
                  />
                </p>
                <CauseLink warning={warning} />
              </Stack>
            </DrawerPart>
            <WarningHistory warning={warning} zone={zone} />
            <WarningFactList warning={warning} zone={zone} />
          </Stack>
        )}
      </DrawerBody>
    </DetailDrawer>
  )
}

function Head({ warning: { kind, severity, state, merchant } }: { warning: WarningDetail }) {
  return (
    <DrawerHead
      title={<FormattedMessage id={kindWords[kind].word} />}
      {...(merchant && { subtitle: merchant.name })}
      state={
        <>
          <CodePill words={severityWords} code={severity} />
          <CodePill words={stateWords} code={state} />
        </>
      }
    />
  )
}
