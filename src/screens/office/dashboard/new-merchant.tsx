import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/reports/dashboard'
import { DoneIcon, OpenIcon } from '@/ui/display/icons'
import { Panel } from './panel'

const Steps = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    mt: '4',
    '& > li': { display: 'flex', gap: '2.5', color: 'fg.muted' },
    '& > li[data-done]': { color: 'fg' },
    '& > li > svg': { mt: '0.125rem' },
    '& > li[data-done] > svg': { color: 'brand.text' },
  },
})

/** Replaces the figures of a merchant without payments: the next steps (product.md A1). */
export function NewMerchant({ merchant }: { merchant: string | undefined }) {
  const { data: departments } = useQuery(merchantDepartmentsQuery(merchant))
  const steps = [
    { key: 'departments', done: (departments?.length ?? 0) > 0 },
    { key: 'on', done: departments?.some(({ status }) => status) === true },
    { key: 'payment', done: false },
  ] as const
  return (
    <Panel title={<FormattedMessage id="dashboard.new.heading" />} padded>
      <chakra.p color="fg.muted">
        <FormattedMessage id="dashboard.new.lead" />
      </chakra.p>
      <Steps>
        {steps.map(({ key, done }) => (
          <li key={key} {...(done && { 'data-done': '' })}>
            {done ? <DoneIcon /> : <OpenIcon />}
            <span>
              <FormattedMessage id={`dashboard.new.${key}`} />{' '}
              <chakra.span srOnly>
                <FormattedMessage id={done ? 'dashboard.new.done' : 'dashboard.new.open'} />
              </chakra.span>
            </span>
          </li>
        ))}
      </Steps>
    </Panel>
  )
}
